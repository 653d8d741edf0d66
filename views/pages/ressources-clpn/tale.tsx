import type { AudioItem } from '../../../shared/contract/audio.ts';
import { toMegabytes } from '../../../shared/sizes.ts';
import { AudioPlayer } from '../../components/audio-player.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Html } from '../../components/html.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { useTranslation } from '../../translation.ts';
import { TaleJsonLd } from './tale-json-ld.tsx';

interface Props {
  item: AudioItem;
  group: string;
  speed: number;
  onSpeed(speed: number): void;
}

/** A tale to listen to and to read. */
export function Tale({ item, group, speed, onSpeed }: Props) {
  const { t } = useTranslation('audio-player');
  const { uri, titre, picture, transcript } = item;
  const { src, sources, seconds, synthetic } = item.audio;
  const bytes = sources.find((source) => source.src === src)?.bytes ?? 0;
  return (
    <article className="tale" id={uri}>
      <TaleJsonLd item={item} />
      {picture && (
        <div className="tale__picture">
          <Picture media={picture} sizes={pictureSizes.side} />
        </div>
      )}
      <div className="tale__words">
        <h3 className="tale__title">{titre}</h3>
        <p className="tale__facts">
          {t('facts', { length: t('length', lengthOf(seconds)), size: toMegabytes(bytes) })}
          {synthetic && ` · ${t('synthetic')}`}
        </p>
        <AudioPlayer item={item} album={group} speed={speed} onSpeed={onSpeed} />
        <Disclosure className="tale__transcript" summary={t('transcript')}>
          <Html html={transcript} />
        </Disclosure>
      </div>
    </article>
  );
}

/** Seconds as the context of a text: seconds alone, minutes alone, or both. */
function lengthOf(length: number) {
  const minutes = Math.floor(length / 60);
  const seconds = length % 60;
  return {
    context: minutes === 0 ? 'seconds' : seconds === 0 ? 'minutes' : undefined,
    minutes,
    seconds,
  };
}
