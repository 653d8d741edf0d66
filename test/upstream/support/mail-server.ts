import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A certificate of this machine for itself, with its key: for tests alone. */
export const certificate = readFileSync(join(import.meta.dirname, 'localhost.pem'), 'utf8');

export interface Taken {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
  isSecure: boolean;
  user: unknown;
}

/** What the server does with the mails of a test; `Error`s with a `responseCode` become answers. */
export interface Behaviour {
  /** Before a mail is offered. */
  sender?: () => Error | undefined;
  recipient?: (address: string) => Error | undefined;
  /** While it arrives; may hang, or close connections. */
  arriving?: () => void;
  /** When all of it is there, before the answer. */
  arrived?: () => Promise<Error | undefined> | Error | undefined;
}

/** What a server answers when it refuses. */
export function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

interface Options {
  port?: number;
  /** The one account there is; without it nobody need sign in. */
  user?: string;
  password?: string;
  tls?: boolean;
}

/** A real mail server on this machine that keeps what it takes. */
export async function startMailServer(options: Options = {}) {
  const { port = 0, user, password, tls = false } = options;
  const taken: Taken[] = [];
  const passwords: string[] = [];
  const behaviour: Behaviour = {};
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    key: certificate,
    cert: certificate,
    authOptional: user === undefined,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(user === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth(given, _session, done) {
      passwords.push(given.password ?? '');
      if (given.username === user && given.password === password) done(null, { user });
      else done(answer(535, 'Authentication failed'));
    },
    onMailFrom: (_address, _session, done) => done(behaviour.sender?.()),
    onRcptTo: ({ address }, _session, done) => done(behaviour.recipient?.(address)),
    async onData(stream, session, done) {
      behaviour.arriving?.();
      const raw = await buffer(stream).catch(() => Buffer.alloc(0));
      const error = await behaviour.arrived?.();
      if (error) return done(error);
      taken.push({
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await PostalMime.parse(raw),
        isSecure: session.secure,
        user: session.user,
      });
      done();
    },
  });
  // Clients that hang up are part of the tests.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actual } = server.server.address() as AddressInfo;
  const account = user === undefined ? '' : `${user}:${encodeURIComponent(password ?? '')}@`;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: new URL(`smtp://${account}localhost:${actual}`),
    port: actual,
    taken,
    passwords,
    behaviour,
    hangUp,
    get connections() {
      return connections;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      hangUp();
      await closed;
    },
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
