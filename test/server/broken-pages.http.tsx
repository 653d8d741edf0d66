import { expect } from 'chai';
import type { RouteObject } from 'react-router';
import supertest from 'supertest';
import { Deferred, later } from '../../views/components/deferred.tsx';
import { PageErrorBoundary } from '../../views/layout/page-error-boundary.tsx';
import { startSite, type TestSite } from '../support/site.ts';

const SECRET = 'the secret inside of the error';

function Broken(): never {
  throw new Error(SECRET);
}

function PartlyBroken() {
  return (
    <main>
      <h1>Whole</h1>
      <Deferred
        id="part"
        promise={later(Promise.resolve(1))}
        fallback={<p>waiting</p>}
        failed={<p>failed</p>}
      >
        {() => <Broken />}
      </Deferred>
      <p>after it</p>
    </main>
  );
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageErrorBoundary,
    children: [
      { path: 'broken-loader', loader: () => Promise.reject(new Error(SECRET)), Component: Broken },
      { path: 'broken-page', Component: Broken },
      { path: 'broken-part', Component: PartlyBroken },
    ],
  },
];

describe('A page with a mistake in it', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ routes });
  });
  after(() => site.close());

  for (const [path, what] of [
    ['/broken-loader', 'in its loader'],
    ['/broken-page', 'before the shell'],
  ]) {
    it(`(${what}) answers a translated 500 page and keeps the mistake to itself`, async () => {
      const { status, text, headers } = await supertest(site.url).get(`${path}?lang=de`);
      expect(status).to.equal(500);
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(text).to.include('Etwas ist schiefgegangen');
      expect(text).to.include('<html lang="de">');
      expect(text).to.include(headers['x-request-id']);
      expect(text).to.not.include(SECRET);
      expect(text).to.not.match(/\.tsx?:\d+/);
      const told = site.logged.filter((line) => JSON.stringify(line).includes(SECRET));
      expect(
        told.filter(({ requestId }) => requestId === headers['x-request-id']),
      ).to.not.deep.equal([]);
    });
  }

  it('(in a part) answers the page with what the boundary has in its place', async () => {
    const { status, text } = await supertest(site.url).get('/broken-part');
    expect(status).to.equal(200);
    expect(text).to.include('<h1>Whole</h1>');
    expect(text).to.include('waiting');
    expect(text).to.include('after it');
    expect(text).to.include('</html>');
  });
});
