import { expect } from 'chai';
import {
  greetable,
  manyLines,
  oneLine,
  withoutLinks,
} from '../../../upstream/mail/letter/given.ts';
import { writeLetter } from '../../../upstream/mail/letter/letter.ts';
import { html } from '../../../upstream/mail/letter/markup.ts';
import { toHtml } from '../../../upstream/mail/letter/page.ts';
import { toPlain, wrap } from '../../../upstream/mail/letter/plain.ts';
import { fill } from '../../../upstream/mail/letter/texts.ts';
import { everyMail, kinds, mailOf } from '../support/mails.ts';
import { letterhead } from '../support/outbox.ts';

const hostile = `<img src=x onerror=alert(1)>"'&{{7*7}} =cmd()\u202e`;
const textOf = (page: string) =>
  page
    .replace(/<(?:style|title)>[\s\S]*?<\/(?:style|title)>|<br>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('Every mail', () => {
  for (const mail of everyMail) {
    const letter = writeLetter(mail, letterhead);
    const [page, plain] = [toHtml(letter), toPlain(letter)];

    it(`${mail.kind} in ${mail.language} says all there is to say, in HTML and in plain text`, () => {
      expect(`${letter.subject}${page}${plain}`).to.not.match(/\{\{|undefined|null|\[object/);
      const said = [
        letter.greeting ?? '',
        ...letter.before,
        letter.button?.label ?? '',
        letter.button?.link ?? '',
        ...letter.facts.map(({ value }) => value),
        letter.quote?.label ?? '',
        letter.quote?.text ?? '',
        ...letter.after,
        letter.closing?.regards ?? '',
        letter.closing?.questions ?? '',
        'Kwabo',
        'kwabo@example.com',
        'Rue 12.001',
        ...letter.links.flatMap(({ label, link }) => [label, link]),
      ].map(words);
      for (const text of said) expect(words(plain)).to.include(text);
      const shown = words(textOf(page)) + page.replaceAll('&amp;', '&');
      for (const text of said) expect(shown).to.include(text);
      expect(words(textOf(page))).to.include(letter.preheader);
    });

    it(`${mail.kind} in ${mail.language} shows without fetching, and names its language`, () => {
      expect(page).to.match(
        new RegExp(`^<!doctype html>\n<html lang="${mail.language}" dir="ltr">`),
      );
      expect(page).to.not.match(
        /<(?:img|script|link|iframe|form|object|base)\b|url\(|@import|src=/i,
      );
      expect(page).to.include('<meta name="color-scheme" content="light dark">');
      const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
      for (const link of links)
        expect(link).to.match(/^(?:https:\/\/kwabo\.example\/|mailto:kwabo@)/);
      expect(page.length).to.be.lessThan(20_000);
    });

    it(`${mail.kind} in ${mail.language} has lines of at most 72 signs, but for links`, () => {
      for (const line of plain.split('\n'))
        if (line.length > 72) expect(line, line).to.match(/^(?:.{0,40}: )?https:\S+$/);
    });
  }

  it('has a subject of its own in each language', () => {
    const subjects = everyMail.map((mail) => writeLetter(mail, letterhead).subject);
    expect(new Set(subjects).size).to.equal(subjects.length);
  });

  for (const kind of kinds) {
    it(`${kind} shows what people wrote as text and nothing else`, () => {
      const others = {
        prenom: hostile,
        nom: hostile,
        sujet: hostile,
        message: hostile,
        telephone: hostile,
      };
      const letter = writeLetter(mailOf(kind, 'fr', others), letterhead);
      const page = toHtml(letter);
      expect(page).to.not.include('<img');
      expect(page).to.not.include('onerror=alert(1)>"');
      expect(page + letter.subject + toPlain(letter)).to.not.match(/[\u202e]|49/);
      if (kind.startsWith('contact')) {
        expect(page).to.include('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;{{7*7}} =cmd()');
        expect(toPlain(letter)).to.include('<img src=x');
      } else expect(words(textOf(page))).to.include('Bonjour,');
    });
  }
});

describe('What people wrote', () => {
  it('stays in one line where a line is meant', () => {
    expect(oneLine(' a\r\nBcc: b@c.ch\u2028d\u0000e\u0085f\t ')).to.equal('a Bcc: b@c.ch d e f');
    expect(manyLines('a\r\nb\rc\u2028d\u0007e\u202e')).to.equal('a\nb\nc\nd e');
  });

  it('is a name to greet by only when it looks like one', () => {
    for (const name of ['Afi', 'Jean-Noël', 'Ngũgĩ wa Thiong’o', "O'Brien", 'J. R. Dossou', '艾菲'])
      expect(greetable(name)).to.equal(name);
    for (const text of [
      'You won: evil.example',
      'http://x',
      'evil.com',
      'a@b.ch',
      '{{7*7}}',
      '',
      '1',
      'x'.repeat(61),
    ])
      expect(greetable(text), text).to.equal(undefined);
  });

  it('keeps its words when its links are taken out', () => {
    const text = 'See https://evil.example/x or a@b.ch. It costs 1.50: fine.';
    const bare = withoutLinks(text);
    expect(bare.replaceAll('\u2060', '')).to.equal(text);
    expect(bare).to.not.match(/https:\/|evil\.example|a@b|b\.ch/);
  });
});

describe('The tools of the mails', () => {
  it('escape every value that is no HTML itself', () => {
    expect(
      html`<p title="${'"><b>'}">${'<i>'}${html`<b>${'&'}</b>`}${false}${undefined}</p>`.text,
    ).to.equal('<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt;<b>&amp;</b></p>');
  });

  it('miss no value without saying so', () => {
    expect(fill('{{a}} {{b}}', { a: '{{b}}', b: '2' })).to.equal('{{b}} 2');
    expect(() => fill('{{a}}', {})).to.throw('{{a}}');
  });

  it('wrap at 72 signs, between words alone', () => {
    const text = 'word '.repeat(40).trim();
    const wrapped = wrap(text).split('\n');
    expect(wrapped.join(' ')).to.equal(text);
    for (const line of wrapped) expect(line.length).to.be.at.most(72);
    expect(wrap(`a\n\n${'x'.repeat(100)} b`)).to.equal(`a\n\n${'x'.repeat(100)}\nb`);
    expect(wrap(`${'x'.repeat(70)} b\u00a0c`)).to.equal(`${'x'.repeat(70)}\nb\u00a0c`);
  });
});
