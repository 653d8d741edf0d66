import { EBOOK_DOWNLOADS, EBOOK_HOURS } from '../../../shared/contract/constants.ts';
import { write } from '../../database/write.ts';
import type { Routes } from '../../http/dispatch.ts';
import { addressKey, enforce } from '../../limits.ts';
import { linkTo } from '../../mail/links.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import { createSecret, hashOf } from '../compte/secret.ts';
import type { TargetParts } from '../routes.ts';
import { askForNews, confirmNews, countDownload, findLink, saveLink } from './ebook.store.ts';

type Selectors =
  | 'ebook/site-ebook-get'
  | 'ebook/site-ebook-download-doc'
  | 'ebook/site-ebook-check'
  | 'ebook/site-ebook-download';

const HOUR = 3_600_000;

export function ebookRoutes({
  database,
  clock,
  publicUrl,
  documents,
  limits,
}: TargetParts): Pick<Routes, Selectors> {
  return {
    /** The booklet in the caller's language: its address at once, and a mail with it. Nothing is kept but a consent. */
    async 'ebook/site-ebook-download-doc'({ nom, email, newsletter }, { language, address }) {
      enforce(limits, 'booklet', addressKey(address));
      const { bytes } = await documents.get('booklet', language);
      const url = `/documents/booklet-${language}.pdf` as const;
      await write(database, async (writing) => {
        const now = clock();
        if (newsletter) await askForNews(writing, { email, source: 'booklet', language }, now);
        const link = new URL(url, publicUrl).href;
        await queueMail(writing, { kind: 'booklet', to: email, language, nom, link }, now);
      });
      const name = `Benin-Immersion-${language}.pdf`;
      return { url, type: 'application/pdf', name, bytes };
    },

    /** Mails a personal link to the e-book: 24 hours, 5 downloads (contract 5). The answer holds no secret. */
    async 'ebook/site-ebook-get'({ newsletter, ...person }, { language, address }) {
      enforce(limits, 'ebook', addressKey(address));
      const { secret, hash } = createSecret();
      await write(database, async (writing) => {
        const now = clock();
        const expires_at = new Date(now.getTime() + EBOOK_HOURS * HOUR).toISOString();
        await saveLink(writing, { ...person, token_hash: hash, language, expires_at });
        const { email, prenom } = person;
        if (newsletter) await askForNews(writing, { email, source: 'ebook', language }, now);
        const link = linkTo(publicUrl, `/e-book/${secret}`, language);
        await queueMail(writing, { kind: 'ebook', to: email, language, prenom, link }, now);
      });
      return null;
    },

    /** What a personal link is still good for; code 4 once its time is over. Looking uses up nothing. */
    async 'ebook/site-ebook-check'({ id }) {
      const link = await findLink(database, hashOf(id), clock());
      if (!link) throw new Refusal('notFound');
      const { bytes } = await documents.get('ebook', link.language);
      const left = Math.max(0, EBOOK_DOWNLOADS - link.downloads);
      return { left, until: link.expires_at, bytes };
    },

    /** Counts a download and answers where the file is; code 4 once the time is over or none is left. */
    async 'ebook/site-ebook-download'({ id }) {
      const now = clock();
      const hash = hashOf(id);
      const link = await findLink(database, hash, now);
      if (!link) throw new Refusal('notFound');
      const { language, email } = link;
      const { bytes } = await documents.get('ebook', language);
      await write(database, async (writing) => {
        if (!(await countDownload(writing, hash))) throw new Refusal('notFound');
        await confirmNews(writing, email, now);
      });
      const name = `Benin-Tales-${language}.epub`;
      const url = `/documents/ebook-${language}.epub`;
      return { url, type: 'application/epub+zip', name, bytes };
    },
  };
}
