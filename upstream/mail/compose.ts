import { createTransport } from 'nodemailer';
import type { PaperFile } from '../documents/order/paper-file.ts';
import { type Letterhead, writeLetter } from './letter/letter.ts';
import { toHtml } from './letter/page.ts';
import { toPlain } from './letter/plain.ts';
import type { Attachment, Mail } from './queue.ts';
import type { Sender } from './settings.ts';

/** A mail with what the outbox adds to it. */
export interface Queued {
  reference: string;
  createdAt: Date;
  mail: Mail;
}

/** A mail as it travels. */
export interface Ready {
  /** Envelope: addresses alone. */
  from: string;
  to: string;
  message: Buffer;
  /** `2026-11-20T09-00-00-activation-1a2b3c4d`: the same for the same mail, and safe as a file's name. */
  name: string;
}

/** Makes what a mail names as its attachments. */
export type Attach = (attachment: Attachment) => Promise<PaperFile>;

const attachNothing: Attach = async ({ kind, order }) => {
  throw new Error(`nothing makes the ${kind} of order ${order}`);
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Writes a mail out. Date and Message-ID come from the queue, so that a mail that has to be sent once more is the same
 * mail to whoever gets it. Answers go to the agency, unless the mail says to whom.
 */
export async function compose(
  { reference, createdAt, mail }: Queued,
  from: Sender,
  letterhead: Letterhead,
  attach: Attach = attachNothing,
): Promise<Ready> {
  const papers = await Promise.all((mail.attachments ?? []).map(attach));
  const letter = writeLetter(mail, letterhead);
  const { agency } = letterhead;
  const { message } = await composer.sendMail({
    from: { name: from.name, address: from.address },
    // As an object an address is never read as a list of them.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo
      ? { name: '', address: mail.replyTo }
      : { name: agency.name, address: agency.email },
    subject: letter.subject,
    text: toPlain(letter),
    html: toHtml(letter),
    attachments: papers.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    date: createdAt,
    messageId: `<${reference}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': mail.language,
    },
    encoding: 'quoted-printable',
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const time = createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return {
    from: from.address,
    to: mail.to,
    message: Buffer.isBuffer(message) ? message : Buffer.from(''),
    name: `${time}-${mail.kind}-${reference.slice(0, 8)}`,
  };
}
