import type { AudioItem } from '../../../shared/contract/audio.ts';
import { plainText } from '../../../shared/html.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';

interface Props {
  item: AudioItem;
}

/** A tale as AudioObject. */
export function TaleJsonLd({ item }: Props) {
  const site = useSite();
  const language = useLanguage();
  const { uri, titre, picture, transcript, audio } = item;
  const { type, bytes } = audio.sources.find(({ src }) => src === audio.src) ?? {};
  return (
    <JsonLd
      data={{
        '@type': 'AudioObject',
        name: titre,
        url: `${site.url}${inLanguage(paths.tales, language)}#${uri}`,
        contentUrl: site.url + audio.src,
        encodingFormat: type,
        contentSize: bytes && `${bytes} B`,
        duration: `PT${Math.floor(audio.seconds / 60)}M${audio.seconds % 60}S`,
        inLanguage: language,
        transcript: plainText(transcript),
        isAccessibleForFree: true,
        ...(picture && { thumbnailUrl: site.url + (picture.squares?.[0]?.src ?? picture.src) }),
      }}
    />
  );
}
