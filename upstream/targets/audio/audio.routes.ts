import { MALE } from '../../../shared/contract/constants.ts';
import { readCards } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import type { TargetParts } from '../routes.ts';

export function audioRoutes({ database }: TargetParts): Pick<Routes, 'audio/site-audio-lister'> {
  return {
    /** The tales by group, told by that voice in the caller's language (specification 9: 0 male, 1 female). */
    async 'audio/site-audio-lister'({ genre }, { language }) {
      const voice = genre === MALE ? 'male' : 'female';
      const groups = await readCards(database, 'tale-group', language);
      return groups.map((group) => ({
        ...group,
        liste: group.liste.map(({ voices, ...tale }) => ({ ...tale, audio: voices[voice] })),
      }));
    },
  };
}
