import { createHash } from 'node:crypto';
import { expect } from 'chai';
import list from '../../server/gateway/common-passwords.json' with { type: 'json' };
import { isGuessable, withHashedPasswords } from '../../server/gateway/passwords.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const chosen = (password: string, rest: object = {}) => ({
  nom: 'Houngbédji',
  prenom: 'Afi Rose',
  email: 'rose.h@example.com',
  password,
  confirmpassword: password,
  ...rest,
});
const isRefused = (form: Record<string, unknown>) => isGuessable(form, 'Kwabo');

describe('A password', () => {
  it('leaves the website as SHA-256, whatever it is made of, and other fields as they are', () => {
    for (const password of [
      'under the baobab',
      ' spaces ',
      '👩‍👩‍👧‍👦🌍',
      'nul\0nul\0',
      'x'.repeat(200),
    ])
      expect(withHashedPasswords(chosen(password))).to.deep.equal({
        ...chosen(sha256(password)),
      });
    const change = { actuel: 'old', password: 'new baobab', pwdconfirm: 'other', id: 'x' };
    expect(withHashedPasswords(change)).to.deep.equal({
      actuel: sha256('old'),
      password: sha256('new baobab'),
      pwdconfirm: sha256('other'),
      id: 'x',
    });
  });

  it('is not trimmed, cut or changed in case', () => {
    const hashOf = (password: string) =>
      (withHashedPasswords({ password }) as { password: string }).password;
    const variants = ['Baobab tree', 'baobab tree', ' baobab tree', 'baobab tree '];
    expect(new Set(variants.map(hashOf)).size).to.equal(4);
  });

  it('is refused as a new one if it is one of the 3,000 commonest, in any case', () => {
    const common = list.passwords.split(' ');
    expect(new Set(common).size).to.equal(3000);
    expect(common.every((word) => [...word].length >= 8)).to.equal(true);
    for (const word of common)
      for (const password of [word, word.toUpperCase()])
        expect(isRefused(chosen(password)), password).to.equal(true);
    expect(common).to.include.members(['password', '12345678', 'iloveyou', 'football']);
  });

  for (const password of [
    'kwabo123',
    'KWABO-2026!',
    'houngbédji',
    'AfiRose1',
    'afirosehoungbédji',
    'houngbédjiafirose99',
    'rose.h@example.com',
    'rose.h42',
  ])
    it(`is refused as a new one if it is a name with trimmings: ${password}`, () => {
      expect(isRefused(chosen(password))).to.equal(true);
    });

  for (const password of ['under the baobab', 'kwabo kwabo?', '73910462855', '☀️☀️☀️☀️☀️☀️☀️☀️'])
    it(`is taken if it is none of that: ${password}`, () => {
      expect(isRefused(chosen(password))).to.equal(false);
    });

  it('that somebody has already is not judged: they may sign in, and change it', () => {
    expect(isRefused({ email: 'a@b.ch', password: 'password' })).to.equal(false);
    const change = { actuel: 'password', password: 'under the baobab', pwdconfirm: 'x' };
    expect(isRefused(change)).to.equal(false);
  });

  it('is refused for a change and a renewal alike', () => {
    for (const form of [
      { actuel: 'a', password: 'sunshine', pwdconfirm: 'sunshine' },
      { id: 'a', password: 'kwabo2026', pwdconfirm: 'kwabo2026' },
    ])
      expect(isRefused(form)).to.equal(true);
  });
});
