import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Fault, type Transport, TransportError } from './transport.ts';

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/** How long each step may take, in milliseconds; `send` also counts what comes drop by drop. */
const patience = { connect: 20_000, silence: 90_000, send: 120_000 };

interface Options {
  patience?: typeof patience;
  /** Whom to trust besides the public authorities. */
  ca?: ConnectionOptions['ca'];
}

const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Where and how to connect. STARTTLS is used when offered; with a password it must be, so that nobody on the way reads
 * it. On this machine, without a password, it is not asked for: its certificates are mostly made by itself.
 */
function connectionOptions(url: URL, { patience: limits = patience, ca }: Options) {
  const isSecure = url.protocol === 'smtps:';
  const hasPassword = url.password !== '';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : hasPassword ? 587 : 25),
    secure: isSecure,
    requireTLS: !isSecure && hasPassword,
    ignoreTLS: !isSecure && !hasPassword && local.test(url.hostname),
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.silence,
    socketCloseTimeout: 1000,
    allowInternalNetworkInterfaces: true,
    tls: { minVersion: 'TLSv1.2', ca },
  } as const;
}

/** What an answer to one mail means. Without an answer it may have been taken: it is tried again as the same mail. */
function faultOf({ responseCode = 0, response = '', command = '' }: SmtpError): Fault {
  if (responseCode < 500) return 'later';
  if (command === 'MAIL FROM') return 'unreachable';
  // A server that does not know us says so to every recipient: no reason to throw their mails away.
  return /relay|authenti/i.test(response) ? 'later' : 'refused';
}

function toError(fault: Fault, error: unknown): TransportError {
  return new TransportError(fault, error instanceof Error ? error.message : String(error));
}

/**
 * Sends to the server of SMTP_URL: one connection, opened for the first mail and closed when there are no more. It
 * never tries again by itself (as nodemailer's pool does): only the outbox knows whether a mail has left.
 */
export function smtpTransport(url: URL, options: Options = {}): Transport {
  const settings = connectionOptions(url, options);
  const { send: longest } = options.patience ?? patience;
  const user = decodeURIComponent(url.username);
  const pass = decodeURIComponent(url.password);
  let connection: SMTPConnection | undefined;
  let letGo: ((error: TransportError) => void) | undefined;

  async function open(): Promise<SMTPConnection> {
    if (connection && !connection.destroyed) return connection;
    const opened = new SMTPConnection(settings);
    connection = opened;
    try {
      await new Promise<void>((resolve, reject) => {
        opened.on('error', reject);
        opened.connect((error) => (error ? reject(error) : resolve()));
      });
      if (pass !== '')
        await new Promise<void>((resolve, reject) => {
          opened.on('error', reject);
          opened.login({ user, pass }, (error) => (error ? reject(error) : resolve()));
        });
      return opened;
    } catch (error) {
      opened.close();
      throw toError('unreachable', error);
    }
  }

  async function hand({ from, to, message }: Parameters<Transport['send']>[0]): Promise<void> {
    const opened = await open();
    await new Promise<void>((resolve, reject) => {
      opened.send({ from, to: [to] }, message, (error) =>
        error ? reject(toError(faultOf(error), error)) : resolve(),
      );
    });
  }

  function close(): void {
    connection?.close();
    connection = undefined;
  }

  return {
    async send(mail) {
      const interrupted = new Promise<never>((_, reject) => {
        letGo = reject;
      });
      const timer = setTimeout(() => letGo?.(new TransportError('later', 'too slow')), longest);
      try {
        await Promise.race([hand(mail), interrupted]);
      } catch (error) {
        // After a failure nobody knows what the server expects next.
        close();
        throw error;
      } finally {
        clearTimeout(timer);
        letGo = undefined;
      }
    },
    rest() {
      connection?.quit();
      connection = undefined;
    },
    abort() {
      letGo?.(new TransportError('later', 'stopped'));
      close();
    },
  };
}
