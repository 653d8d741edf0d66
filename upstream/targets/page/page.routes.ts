import { readItem } from '../../database/stored.ts';
import { write } from '../../database/write.ts';
import type { Routes } from '../../http/dispatch.ts';
import { addressKey, enforce } from '../../limits.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';

type Selectors = 'page/site-page-get' | 'page/site-page-contacter';

export function pageRoutes({
  database,
  clock,
  limits,
  agency,
}: TargetParts): Pick<Routes, Selectors> {
  return {
    /** The page of that identifier (specification 9); code 4 while it has no content. */
    async 'page/site-page-get'({ id }, { language }) {
      const item = await readItem(database, 'page', id, language);
      if (!item) throw new Refusal('notFound');
      return item.card;
    },

    /**
     * Mails the message to the agency, to be answered to the sender, and a receipt to the sender; both or none. Code 8
     * after five messages of an address in an hour. A sender gets three receipts an hour at most: the address may be
     * somebody else's.
     */
    async 'page/site-page-contacter'(message, { language, address }) {
      enforce(limits, 'contact', addressKey(address));
      const { email } = message;
      const hasReceipt = limits.take('mail', `contact ${email}`) === null;
      const to = agency.email;
      await write(database, async (writing) => {
        const now = clock();
        await queueMail(
          writing,
          { kind: 'contact', to, replyTo: email, language, ...message },
          now,
        );
        if (hasReceipt)
          await queueMail(
            writing,
            { kind: 'contact-receipt', to: email, language, ...message },
            now,
          );
      });
      return null;
    },
  };
}
