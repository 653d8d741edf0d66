import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Transport, TransportError } from './transport.ts';

/** Without a mail server: each mail becomes a file for mail programs to open, readable by its owner alone. */
export function fileTransport(folder: string, log: Logger): Transport {
  return {
    async send({ name, message }) {
      const file = join(folder, `${name}.eml`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Whole or not at all; the same mail once more is the same file.
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new TransportError('unreachable', error instanceof Error ? error.message : '');
      }
      log.info({ file }, 'mail written to a file: no SMTP_URL is set');
    },
    rest() {},
    abort() {},
  };
}
