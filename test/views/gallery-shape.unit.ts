import { expect } from 'chai';
import { shapeOf } from '../../views/pages/gallery/gallery-shape.ts';

const shapes = (count: number, isMirrored = false) =>
  Array.from({ length: count }, (_, index) => shapeOf(index, count, isMirrored));

describe('The shapes of a gallery category', () => {
  it('are one that leads and two beside it', () => {
    expect(shapes(3)).to.deep.equal(['lead', 'side', 'side']);
  });

  it('put the lead third where it stands on the right', () => {
    expect(shapes(3, true)).to.deep.equal(['side', 'side', 'lead']);
  });

  it('fill whole rows with the rest', () => {
    expect(shapes(4).slice(3)).to.deep.equal(['wide']);
    expect(shapes(5).slice(3)).to.deep.equal(['half', 'half']);
    expect(shapes(6).slice(3)).to.deep.equal(['third', 'third', 'third']);
    expect(shapes(7).slice(3)).to.deep.equal(['third', 'third', 'third', 'wide']);
  });

  it('leave no hole where there are one or two', () => {
    expect(shapes(1)).to.deep.equal(['wide']);
    expect(shapes(2, true)).to.deep.equal(['half', 'half']);
  });
});
