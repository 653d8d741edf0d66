import { expect } from 'chai';
import { formatList } from '../../shared/lists.ts';

describe('A list of words', () => {
  it('ends as the language ends one', () => {
    const words = ['a', 'b', 'c'];
    expect(formatList(words, 'en')).to.equal('a, b and c');
    expect(formatList(words, 'fr')).to.equal('a, b et c');
    expect(formatList(words, 'de')).to.equal('a, b und c');
  });
});
