import { expect } from 'chai';
import { contrast } from '../../views/pages/design/contrast.ts';
import { COLOURS, LEAST, PAIRS } from '../../views/pages/design/pairs.ts';
import { readColours, readRules } from '../support/styles.ts';

/** Cloths that carry no words: bars, points, what is still to come. */
const BARE = ['accent', 'rule', 'stitch', 'map-neighbour', 'text', 'link'];

const colours = readColours();
const rules = readRules();
const isPaired = (front: string, ground: string) =>
  PAIRS.some((pair) => pair.front === front && pair.ground === ground);

/** The colour names in a rule's `color`, or in its `background`. */
const namesIn = ({ declarations }: (typeof rules)[number], pattern: RegExp) =>
  declarations
    .filter(([property]) => pattern.test(property))
    .flatMap(([, value]) => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
const FRONT = /^color$/;
const GROUND = /^background(?:-color)?$/;

describe('The contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).to.equal(21);
    expect(contrast('#777777', '#ffffff')).to.be.closeTo(4.48, 0.005);
    expect(contrast('#336699', '#336699')).to.equal(1);
  });

  for (const { front, ground, use } of PAIRS) {
    it(`of ${front} on ${ground} is enough for ${use}`, () => {
      const [one = 'missing', other = 'missing'] = [colours.get(front), colours.get(ground)];
      expect(contrast(one, other)).to.be.at.least(LEAST[use]);
    });
  }

  it('is that of every colour that there is: the page of the site’s parts shows all', () => {
    expect([...COLOURS]).to.deep.equal([...colours.keys()]);
  });

  it('is looked at once for each pair', () => {
    const names = PAIRS.map(({ front, ground, use }) => `${front} ${ground} ${use}`);
    expect(names.length).to.equal(new Set(names).size);
  });
});

describe('The stylesheet', () => {
  it('is read: rules with a text and a ground are found', () => {
    const both = rules.filter((rule) => namesIn(rule, FRONT)[0] && namesIn(rule, GROUND)[0]);
    expect(both.length).to.be.greaterThan(20);
    expect(both.map(({ selector }) => selector)).to.include('.skip-link');
  });

  it('sets no text on a ground that is not among the pairs', () => {
    const missing = rules.flatMap((rule) => {
      const [front] = namesIn(rule, FRONT);
      const [ground] = namesIn(rule, GROUND);
      if (!front || !ground || isPaired(front, ground)) return [];
      return [`${rule.selector}: ${front} on ${ground}`];
    });
    expect(missing).to.deep.equal([]);
  });

  it('has no colour of text and no ground that is in no pair', () => {
    const fronts = new Set(PAIRS.map(({ front }) => front));
    const grounds = new Set([...PAIRS.map(({ ground }) => ground), ...BARE]);
    const missing = rules.flatMap((rule) => [
      ...namesIn(rule, FRONT).filter((name) => !fronts.has(name)),
      ...namesIn(rule, GROUND).filter((name) => !grounds.has(name)),
    ]);
    expect([...new Set(missing)]).to.deep.equal([]);
  });

  it('uses every colour that is in a pair', () => {
    const used = new Set(
      rules.flatMap(({ declarations }) =>
        declarations.flatMap(([, value]) =>
          [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name),
        ),
      ),
    );
    const unused = PAIRS.flatMap(({ front, ground }) => [front, ground]).filter(
      (name) => !used.has(name),
    );
    expect([...new Set(unused)]).to.deep.equal([]);
  });
});
