import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { z } from 'zod';
import { connexionForm, inscriptionForm } from '../../../shared/contract/compte.ts';
import { FIELD_PROBLEMS, problemsOf } from '../../../shared/contract/field-problems.ts';
import { email, telephone } from '../../../shared/contract/fields.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { root } from '../../support/site.ts';

const problems = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? {} : problemsOf(result.error);
};

describe('The problems of fields', () => {
  it('have a sentence in every language', () => {
    for (const language of languages) {
      const file = join(root, 'locales', language, 'error.json');
      expect(JSON.parse(readFileSync(file, 'utf8'))).to.include.keys(...FIELD_PROBLEMS);
    }
  });

  it('are all said at once, one for each field', () => {
    expect(
      problems(inscriptionForm, { password: 'short', email: 'afi@', cgu: 'yes' }),
    ).to.deep.equal({
      nom: 'required',
      prenom: 'required',
      email: 'email',
      telephone: 'required',
      cgu: 'invalid',
      idhash: 'required',
      password: 'tooShort',
      confirmpassword: 'required',
    });
  });

  const passwords: [string, string | undefined][] = [
    ['1234567', 'tooShort'],
    ['12345678', undefined],
    ['été à la', undefined],
    ['👩‍👩‍👧‍👦🌍', undefined],
    ['🌍🌍🌍🌍', 'tooShort'],
    ['        ', undefined],
    ['nul\0nul\0', undefined],
    ['x'.repeat(64), undefined],
    ['x'.repeat(128), undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'tooLong'],
    ['x'.repeat(10_240), 'tooLong'],
    ['', 'required'],
  ];
  for (const [password, problem] of passwords)
    it(`of a new password ${JSON.stringify(password).slice(0, 20)} are ${problem ?? 'none'}`, () => {
      const fields = problems(inscriptionForm, { password, confirmpassword: password });
      expect(fields.password).to.equal(problem);
    });

  it('never trim a password', () => {
    const given = { email: 'a@b.ch', password: '  spaces  ', idhash: '0'.repeat(64) };
    expect(connexionForm.parse(given).password).to.equal('  spaces  ');
  });

  it('of an address are few', () => {
    for (const good of ['a@b.ch', ' Afi.Houngbedji+x@mail.example.BJ '])
      expect(problems(email, good)).to.deep.equal({});
    for (const bad of ['a', 'a@b', '@b.ch', 'a b@c.ch', 'a@b.ch\nBcc: x@y.ch', 'a@@b.ch'])
      expect(problems(email, bad)).to.deep.equal({ '': 'email' });
  });

  it('of a telephone number are fewer', () => {
    for (const good of ['+229 01 97 00 00 00', '(022) 345-67.89', '044/1234567 ext. 12', '12345'])
      expect(problems(telephone, good)).to.deep.equal({});
    for (const bad of ['1234', 'call me 12345', '+-() /', '12345<script>'])
      expect(problems(telephone, bad)).to.deep.equal({ '': 'phone' });
  });
});
