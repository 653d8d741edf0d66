import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { root } from '../../upstream/root.ts';
import { temporaryFolder, validContent, writeContent } from './support/content.ts';
import { startTestUpstream } from './support/upstream.ts';

describe('The start', () => {
  it('says what the content holds, and skips the import the second time', async () => {
    const first = await startTestUpstream();
    expect(
      first.lines.some((line) => line.includes('content: 2 destinations, 2 packages')),
    ).to.equal(true);
    const { periods } = await first.call('package/site-package-info', { id: 'lagoon-days' });
    await first.close();
    const second = await startTestUpstream({ dataDir: first.dataDir, content: first.content });
    expect(
      (await second.call('package/site-package-info', { id: 'lagoon-days' })).periods,
    ).to.deep.equal(periods);
    expect(second.key).to.match(/^[0-9a-f]{64}$/);
    expect(second.key).to.not.equal(first.key);
    await second.close();
  });

  it('is stopped by wrong content', async () => {
    const files = validContent();
    files.delete('guides/ama/ama.svg');
    const error = await startTestUpstream({ content: writeContent(files) }).catch(
      (reason: Error) => reason,
    );
    expect(error).to.be.instanceOf(Error).with.property('name', 'ContentError');
  });

  it('warns of a public site that has no mail server, and of no other', async () => {
    const warningsOf = async (env: Record<string, string>) => {
      const upstream = await startTestUpstream({ env });
      await upstream.close();
      return upstream.lines.filter((line) => line.includes('SMTP_URL is not set'));
    };
    const PUBLIC_URL = 'https://kwabo.example';
    expect(await warningsOf({ PUBLIC_URL })).to.have.length(1);
    expect(await warningsOf({})).to.have.length(0);
    expect(await warningsOf({ PUBLIC_URL, SMTP_URL: 'smtp://localhost:1' })).to.have.length(0);
  });

  it('keeps a draft over a restart', async () => {
    const hash = 'a'.repeat(64);
    const first = await startTestUpstream();
    await first.call('tobook/site-set-nb-traveller', { idpackage: 1, traveller: 6, hash });
    await first.close();
    const second = await startTestUpstream({ dataDir: first.dataDir, content: first.content });
    expect(
      (await second.call('tobook/site-get-to-book', { id: 'lagoon-days', hash })).traveller,
    ).to.equal(6);
    await second.close();
  });

  it('lets a call under way end when it closes, and takes no new one', async () => {
    const upstream = await startTestUpstream();
    const body = '{"search":"day"}';
    const path = upstream.pathOf('blog/site-blog-lister');
    const headers = {
      ...upstream.sign({ method: 'POST', path, body }),
      'content-length': body.length,
    };
    const call = request(`${upstream.url}${path}`, { method: 'POST', headers, agent: new Agent() });
    call.write(body.slice(0, 5));
    await sleep(100);
    const closing = upstream.close();
    const late = await upstream
      .call('blog/site-blog-lister', {})
      .catch((reason: unknown) => reason);
    call.end(body.slice(5));
    const [reply] = await once(call, 'response');
    let text = '';
    for await (const part of reply) text += part;
    expect(JSON.parse(text).corps).to.have.length(10);
    expect(String(late)).to.contain('ECONNREFUSED');
    await closing;
  });
});

describe('The program of its own', () => {
  async function run(env: Record<string, string>) {
    const path = join(root, 'upstream/main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', path], {
      env: { PATH: process.env.PATH, ...env },
    });
    let errors = '';
    child.stderr.on('data', (part) => {
      errors += part;
    });
    const [code] = await once(child, 'close');
    return { code, errors };
  }

  it('names every wrong setting and stops', async () => {
    const { code, errors } = await run({
      UPSTREAM_KEY: 'short',
      PORT: 'x',
      DATABASE_URL: 'postgres://x',
      DATA_DIR: temporaryFolder(),
    });
    expect(code).to.equal(1);
    for (const name of ['UPSTREAM_KEY', 'PORT', 'DATABASE_URL'])
      expect(errors).to.contain(`${name}: `);
    expect(errors).to.not.contain('    at ');
  }).timeout(20_000);
});
