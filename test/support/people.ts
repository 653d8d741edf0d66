import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { BEGAN } from '../../views/components/form/form-action.ts';
import type { TestSite } from './site.ts';

export type Visitor = ReturnType<typeof request.agent>;

/** A browser of its own: it keeps its cookies. */
export const newVisitor = (site: TestSite): Visitor => request.agent(site.app);

/** As a browser without script sends a form of this site. */
export function post(visitor: Visitor, path: string, fields: Record<string, string>) {
  return visitor
    .post(path)
    .set('Sec-Fetch-Site', 'same-origin')
    .type('form')
    .send({ [BEGAN]: String(Date.now() - 60_000), ...fields });
}

let people = 0;
export const PASSWORD = 'under the baobab';

/** Everything that a good sign-up carries; each is another person's. */
export function person(change: Record<string, string> = {}) {
  people++;
  return {
    prenom: 'Afi',
    nom: 'Houngbédji',
    email: `afi-${process.pid}-${people}@example.com`,
    telephone: '+229 01 97 00 00 00',
    password: PASSWORD,
    confirmpassword: PASSWORD,
    cgu: 'on',
    ...change,
  };
}

/** Somebody who has just signed up, in a browser of their own. */
export async function newCustomer(site: TestSite, change: Record<string, string> = {}) {
  const visitor = newVisitor(site);
  const form = person(change);
  const { status, text } = await post(visitor, '/sign-up', form);
  if (status !== 303) throw new Error(`not signed up: ${status} ${text.slice(0, 500)}`);
  return { visitor, form };
}

/** The last mail to this address whose subject fits; waits until it is there. */
export async function mailTo(site: TestSite, address: string, subject: RegExp) {
  const folder = join(site.dataDir, 'mail');
  for (let wait = 0; wait < 100; wait++) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const isTo = mail.to?.some((to) => to.address === address);
      if (isTo && subject.test(mail.subject ?? '')) return mail;
    }
    await pause(50);
  }
  throw new Error(`no mail to ${address} about ${subject}`);
}

/** The path of the link in a mail. */
export async function linkIn(site: TestSite, address: string, subject: RegExp): Promise<string> {
  const { text = '' } = await mailTo(site, address, subject);
  const link = text.match(/https?:\/\/\S+\/(?:activate-account|mot-de-passe-oublie)\/\S+/)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
