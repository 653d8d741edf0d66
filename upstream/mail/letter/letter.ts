import { type Language, LOCALES } from '../../../shared/i18n/languages.ts';
import type { Agency } from '../../import/read/agency.ts';
import { linkTo } from '../links.ts';
import type { Mail, Message, OrderWords } from '../queue.ts';
import { greetable, manyLines, oneLine, withoutLinks } from './given.ts';
import { fill, texts } from './texts.ts';

/** What every mail knows of the agency. */
export interface Letterhead {
  agency: Agency;
  publicUrl: string;
}

/** A mail in its words, before it becomes HTML or plain text. */
export interface Letter {
  language: Language;
  subject: string;
  preheader: string;
  greeting: string | undefined;
  before: string[];
  button: { label: string; link: string; hint: string } | undefined;
  /** What somebody wrote: labels with one line each, and a text of many. */
  facts: { label: string; value: string }[];
  quote: { label: string; text: string } | undefined;
  after: string[];
  /** Not in mails to the agency itself. */
  closing: { regards: string; questions: string } | undefined;
  agency: Agency;
  address: string;
  links: { label: string; link: string }[];
}

function messageFacts(mail: Message & { language: Language }): Letter['facts'] {
  const { fields } = texts[mail.language];
  const language = new Intl.DisplayNames(LOCALES[mail.language], { type: 'language' });
  return [
    { label: fields.nom, value: oneLine(mail.nom) },
    { label: fields.email, value: oneLine(mail.email) },
    { label: fields.telephone, value: oneLine(mail.telephone) },
    { label: fields.language, value: language.of(mail.language) ?? mail.language },
    { label: fields.sujet, value: oneLine(mail.sujet) },
  ];
}

function orderFacts(mail: OrderWords & { language: Language }): Letter['facts'] {
  const { fields } = texts[mail.language];
  const { num, lines, period, traveller, total } = mail;
  return [
    { label: fields.num, value: num },
    { label: fields.lines, value: oneLine(lines.join(', ')) },
    ...(period === null ? [] : [{ label: fields.period, value: period }]),
    ...(traveller === null ? [] : [{ label: fields.traveller, value: String(traveller) }]),
    { label: fields.total, value: total },
  ];
}

/** What was written: whole for the agency; for a receipt without what could make it somebody else's advertisement. */
function written(mail: Mail): Pick<Letter, 'facts' | 'quote'> {
  if ('num' in mail) return { facts: orderFacts(mail), quote: undefined };
  if (mail.kind !== 'contact' && mail.kind !== 'contact-receipt')
    return { facts: [], quote: undefined };
  const { fields } = texts[mail.language];
  const text = manyLines(mail.message);
  if (mail.kind === 'contact')
    return { facts: messageFacts(mail), quote: { label: fields.message, text } };
  return {
    facts: [{ label: fields.sujet, value: withoutLinks(oneLine(mail.sujet)) }],
    quote: { label: fields.message, text: withoutLinks(text) },
  };
}

function greetingOf(mail: Mail): string | undefined {
  if (mail.kind === 'contact') return undefined;
  const { greeting, greetingPlain } = texts[mail.language];
  const name = greetable('prenom' in mail ? mail.prenom : mail.nom);
  return name === undefined ? greetingPlain : fill(greeting, { name });
}

/** The words of a mail in its language; throws when the texts lack something. */
export function writeLetter(mail: Mail, { agency, publicUrl }: Letterhead): Letter {
  const { language } = mail;
  const common = texts[language];
  const { subject, preheader, before, button, after = '' } = common.kinds[mail.kind];
  const values = {
    agency: agency.name,
    // A number is not to be broken into lines.
    phone: agency.phone.replaceAll(' ', '\u00a0'),
    ...('sujet' in mail && { sujet: oneLine(mail.sujet) }),
    ...('num' in mail && { num: mail.num, total: mail.total }),
  };
  const paragraphs = (text: string) =>
    fill(text, values)
      .split('\n\n')
      .filter((paragraph) => paragraph !== '');
  if ('link' in mail !== (button !== undefined)) throw new Error(`${mail.kind}: link or button?`);
  return {
    language,
    subject: oneLine(fill(subject, values)),
    preheader: fill(preheader, values),
    greeting: greetingOf(mail),
    before: paragraphs(before),
    button:
      'link' in mail && button !== undefined
        ? { label: button, link: mail.link, hint: common.linkHint }
        : undefined,
    ...written(mail),
    after: paragraphs(after),
    closing:
      mail.kind === 'contact'
        ? undefined
        : { regards: common.regards, questions: fill(common.questions, values) },
    agency,
    address: common.address,
    links: [
      { label: common.legalNotice, link: linkTo(publicUrl, '/legal-notice', language) },
      { label: common.privacyPolicy, link: linkTo(publicUrl, '/privacy-policy', language) },
    ],
  };
}
