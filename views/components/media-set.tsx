import { useState, ViewTransition } from 'react';
import { VIDEO } from '../../shared/contract/constants.ts';
import type { Media } from '../../shared/contract/media.ts';
import { useTranslation } from '../translation.ts';
import { Credit } from './credit.tsx';
import { Icon } from './icon.tsx';
import { LargePicture } from './large-picture.loadable.ts';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { isPlainPress } from './plain-press.ts';
import { Still } from './still.tsx';
import { useArrival } from './travel.ts';
import { useLargePicture } from './use-large-picture.ts';

interface Props {
  main: Media;
  /** All of the item, the main one among them. */
  pictures: Media[];
}

/**
 * The main picture or video with mini pictures. The picture is a link to its file until a script can show it large, a
 * mini picture until a script can swap it in.
 */
export function MediaSet({ main, pictures }: Props) {
  const { t } = useTranslation('common');
  const arrival = useArrival();
  const [shown, setShown] = useState(main);
  const { isLarge, close, link } = useLargePicture();
  const picture = <Picture key={shown.src} media={shown} eager={shown === main} />;
  const all = pictures.some(({ src }) => src === main.src) ? pictures : [main, ...pictures];
  return (
    <div className="media-set">
      <div className="media-set__main">
        <ViewTransition {...arrival}>
          {shown.type === VIDEO ? (
            picture
          ) : (
            <a
              className="media-set__large"
              href={shown.src}
              aria-haspopup="dialog"
              aria-label={t('largeOf', { alt: shown.alt })}
              {...link}
            >
              {picture}
            </a>
          )}
        </ViewTransition>
        <Credit media={shown} />
      </div>
      {isLarge && shown.type !== VIDEO && <LargePicture media={shown} onClose={close} />}
      {all.length > 1 && (
        <ul className="media-set__minis" aria-label={t('pictures')}>
          {all.map((media) => (
            <li key={media.src}>
              <a
                className="media-set__mini"
                href={media.src}
                aria-current={media.src === shown.src ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  setShown(media);
                }}
              >
                <Still
                  media={media}
                  alt={t('showPicture', { alt: media.alt })}
                  sizes={pictureSizes.mini}
                  loading="lazy"
                />
                {media.type === VIDEO && <Icon name="play" />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
