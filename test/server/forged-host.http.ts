import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { BEGAN } from '../../views/components/form/form-action.ts';
import { mailTo, newCustomer } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const EVIL = 'evil.example';
/** What a request may say of the host it wants (security A43): the line it asks by, and its headers. */
const FORGED: Record<string, { target?: string; host?: string; headers?: string[] }> = {
  'a foreign Host': { host: EVIL },
  'a port after the own Host': { host: `localhost:80@${EVIL}` },
  'X-Forwarded-Host': { headers: [`X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: https'] },
  Forwarded: { headers: [`Forwarded: host=${EVIL};proto=https`] },
  'an absolute address': { target: `http://${EVIL}/mot-de-passe-oublie`, host: EVIL },
};

describe('The link of a mail leads to this site and no other, whatever is said of the host', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
  });
  after(() => site.close());

  /** A form, byte by byte: no client would send such a request. */
  async function send(email: string, { target, host, headers = [] }: (typeof FORGED)[string]) {
    const { hostname, port } = new URL(site.url);
    const body = new URLSearchParams({ email, [BEGAN]: String(Date.now() - 60_000) }).toString();
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        `POST ${target ?? '/mot-de-passe-oublie'} HTTP/1.1`,
        `Host: ${host ?? `${hostname}:${port}`}`,
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
        'Connection: close',
        ...headers,
        '',
        body,
      ].join('\r\n'),
    );
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(Buffer.from(part)));
    await once(socket, 'close');
    return Buffer.concat(parts).toString();
  }

  for (const [name, forged] of Object.entries(FORGED)) {
    it(`by ${name}`, async () => {
      const { form } = await newCustomer(site);
      const answer = await send(form.email, forged);
      expect(answer.split('\r\n\r\n')[0]).to.not.include(EVIL);
      if (!/^HTTP\/1\.1 (?:200|303) /.test(answer)) {
        // Refused as a whole is as good: then no mail goes out.
        expect(answer).to.match(/^HTTP\/1\.1 4\d\d /);
        return;
      }
      const mail = await mailTo(site, form.email, /password/i);
      const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
      expect(links.length).to.be.greaterThan(0);
      for (const link of links) expect(new URL(link).origin).to.equal(new URL(site.url).origin);
      expect(`${mail.html}${mail.text}`).to.not.include(EVIL);
    });
  }
});
