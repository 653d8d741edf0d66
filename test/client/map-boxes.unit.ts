import { expect } from 'chai';
import { type Box, takePlace, touches } from '../../client/islands/map/boxes.ts';

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });

describe('places for names on the map', () => {
  it('are taken in the order of preference, and never twice', () => {
    const taken = [box(0, 0)];
    expect(takePlace(taken, [box(5, 5), box(20, 0)])).to.deep.equal(box(20, 0));
    expect(takePlace(taken, [box(22, 2), box(40, 0)])).to.deep.equal(box(40, 0));
    expect(taken).to.deep.equal([box(0, 0), box(20, 0), box(40, 0)]);
  });

  it('may share an edge', () => {
    expect(takePlace([box(0, 0)], [box(10, 0)])).to.deep.equal(box(10, 0));
  });

  it('lie inside the frame, if there is one', () => {
    const frame = box(0, 0, 100, 100);
    expect(takePlace([], [box(95, 0), box(90, 90)], frame)).to.deep.equal(box(90, 90));
    expect(takePlace([], [box(-1, 0), box(0, 91)], frame)).to.equal(undefined);
  });

  it('leave everything as it was when all are taken', () => {
    const taken = [box(0, 0, 50, 50)];
    expect(takePlace(taken, [box(1, 1), box(40, 40)])).to.equal(undefined);
    expect(taken).to.have.length(1);
  });
});

describe('the line from a point to its name', () => {
  const obstacle = box(10, 10);

  it('is seen to run through a box in between, straight and slanting', () => {
    expect(touches(obstacle, { x: 0, y: 15 }, { x: 30, y: 15 })).to.equal(true);
    expect(touches(obstacle, { x: 15, y: 0 }, { x: 15, y: 30 })).to.equal(true);
    expect(touches(obstacle, { x: 0, y: 0 }, { x: 30, y: 30 })).to.equal(true);
  });

  it('is seen to pass by, or to end before', () => {
    expect(touches(obstacle, { x: 0, y: 5 }, { x: 30, y: 5 })).to.equal(false);
    expect(touches(obstacle, { x: 0, y: 15 }, { x: 8, y: 15 })).to.equal(false);
    expect(touches(obstacle, { x: 0, y: 30 }, { x: 30, y: 60 })).to.equal(false);
  });
});
