import { expect } from 'chai';
import { withSoftHyphens } from '../../views/components/soft-hyphens.ts';

describe('A long word in a heading', () => {
  it('may break between its parts, wherever it stands', () => {
    expect(withSoftHyphens('Allgemeine Geschäftsbedingungen')).to.equal(
      'Allgemeine Geschäfts\u00adbedingungen',
    );
    expect(withSoftHyphens('Datenschutzerklärung')).to.equal('Datenschutz\u00aderklärung');
  });

  it('of another kind stays as it is', () => {
    for (const heading of ['Terms and conditions', 'Über uns'])
      expect(withSoftHyphens(heading)).to.equal(heading);
  });
});
