import { expect } from 'chai';
import { isPlainPress } from '../../views/components/plain-press.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('A press on a link', () => {
  it('asks for it here when no key is held', () => {
    expect(isPlainPress(PLAIN)).to.equal(true);
  });

  it('asks for a tab, a window or a download with a key or another button', () => {
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      expect(isPlainPress({ ...PLAIN, [key]: true }), key).to.equal(false);
    expect(isPlainPress({ ...PLAIN, button: 1 })).to.equal(false);
  });
});
