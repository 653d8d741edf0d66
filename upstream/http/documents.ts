import { Router } from 'express';
import { type Language, languages } from '../../shared/i18n/languages.ts';
import {
  DOCUMENTS,
  type DocumentKind,
  type Documents,
  EXTENSIONS,
} from '../documents/documents.ts';

/** Booklet and e-book by address and language: the newest of each, made when it is first asked for. */
export function documentFiles(documents: Documents): Router {
  const router = Router();
  const add = (kind: DocumentKind, language: Language) =>
    router.get(`/${kind}-${language}.${EXTENSIONS[kind]}`, async (_req, res) => {
      const { file } = await documents.get(kind, language);
      res.sendFile(file, { maxAge: 0, dotfiles: 'allow' });
    });
  for (const kind of DOCUMENTS) for (const language of languages) add(kind, language);
  return router;
}
