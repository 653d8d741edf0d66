import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { drain, listen } from '../../server/listen.ts';
import { root } from '../support/site.ts';

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

describe('The server', () => {
  let server: Server;
  beforeEach(async () => {
    server = await listen(0, '127.0.0.1');
  });
  afterEach(() => drain(server));

  async function ask(agent: Agent): Promise<number | string> {
    try {
      const [answer] = await once(get({ port: portOf(server), agent }), 'response');
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    }
  }

  it('has limits for slow senders, slow readers and for how many there are', () => {
    expect(server).to.include({ headersTimeout: 10_000, requestTimeout: 30_000, timeout: 30_000 });
    expect(server.maxConnections).to.be.within(500, 10_000);
  });

  it('answers all that had come when it was told to stop, and then nobody', async () => {
    server.on('request', (_req, res) => {
      const end = performance.now() + 5;
      while (performance.now() < end); // as rendering does
      setTimeout(() => res.end('well'), 800);
    });
    const agent = new Agent({ keepAlive: true });
    const answers = Array.from({ length: 60 }, () => ask(agent));
    await sleep(20);
    const start = performance.now();
    await drain(server);
    // Connections that are kept for later do not hold it up.
    expect(performance.now() - start).to.be.below(4000);
    expect(await Promise.all(answers)).to.deep.equal(Array(60).fill(200));
    agent.destroy();
  });
});

describe('The start of the website', () => {
  it('says in one line that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/index.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(portOf(other)),
        UPSTREAM_URL: 'http://127.0.0.1:9',
        UPSTREAM_KEY: 'k'.repeat(32),
      },
    });
    let errors = '';
    child.stderr.on('data', (part) => {
      errors += part;
    });
    const [code] = await once(child, 'close');
    other.close();
    expect(code).to.equal(1);
    expect(errors).to.match(/^listen EADDRINUSE: [^\n]+\n$/);
  }).timeout(20_000);
});
