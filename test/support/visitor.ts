import supertest, { type Response } from 'supertest';
import type { Selector } from '../../shared/contract/selectors.ts';
import { selectors } from '../../shared/contract/selectors.ts';

/** The cookies that an answer sets, as they stand on the wire. */
export function cookiesOf({ headers }: Pick<Response, 'headers'>): string[] {
  const value: unknown = headers['set-cookie'];
  return Array.isArray(value) ? value : [];
}

/** A browser without a window: keeps cookies, sends what a page of the site would send. */
export function newVisitor(site: { url: string }, kept: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(kept));

  function keep(answer: Response): Response {
    for (const line of cookiesOf(answer)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  const headers = (more: Record<string, string> = {}) => ({
    'Sec-Fetch-Site': 'same-origin',
    ...(cookies.size > 0 && {
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    ...more,
  });

  return {
    cookies,
    async get(path: string, more?: Record<string, string>) {
      return keep(await supertest(site.url).get(path).set(headers(more)));
    },
    /** A form without JavaScript. */
    async post(path: string, form: Record<string, string>, more?: Record<string, string>) {
      return keep(await supertest(site.url).post(path).set(headers(more)).type('form').send(form));
    },
    /** A call of a page's script. */
    async call(selector: Selector, payload: object = {}, more?: Record<string, string>) {
      const [target = '', func = ''] = selector.split('/');
      const isGet = selectors[selector].method === 'GET';
      const request = isGet
        ? supertest(site.url)
            .get('/api')
            .query({ target, func, ...payload })
        : supertest(site.url).post('/api').query({ target, func }).send(payload);
      return keep(await request.set(headers(more)));
    },
  };
}
export type Visitor = ReturnType<typeof newVisitor>;

export const PASSWORD = 'under the baobab';
let people = 0;

/** What a person fills in to sign up. */
export function signUpForm(change: Record<string, unknown> = {}) {
  people++;
  return {
    nom: 'Houngbédji',
    prenom: `Afi${people}`,
    email: `afi-${people}@example.com`,
    telephone: '+229 01 97 00 00 00',
    password: PASSWORD,
    confirmpassword: PASSWORD,
    cgu: true,
    ...change,
  };
}
