import { expect } from 'chai';
import { createNonces } from '../../../upstream/http/nonces.ts';

describe('The memory of nonces', () => {
  it('holds each for at least its lifetime, whenever it came', () => {
    for (let start = 0; start < 100; start += 7) {
      const nonces = createNonces(100);
      nonces.take('first', 0);
      expect(nonces.take('n', start)).to.equal(true);
      for (let later = 1; later < 100; later += 3) {
        nonces.take(`other ${later}`, start + later);
        expect(nonces.take('n', start + later), `${start}+${later}`).to.equal(false);
      }
    }
  });

  it('forgets it after twice the lifetime', () => {
    const nonces = createNonces(100);
    nonces.take('n', 0);
    expect(nonces.take('n', 201)).to.equal(true);
  });
});
