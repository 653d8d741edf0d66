import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO } from '../../shared/contract/constants.ts';
import type { Media } from '../../shared/contract/media.ts';
import { Credit } from './credit.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { isPlainPress } from './plain-press.ts';
import { Still } from './still.tsx';

interface Props {
  main: Media;
  /** All of the item, the main one among them. */
  pictures: Media[];
}

/** The main picture or video with mini pictures; a mini picture is a link to its file until a script can swap it in. */
export function MediaSet({ main, pictures }: Props) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(main);
  const all = pictures.some(({ src }) => src === main.src) ? pictures : [main, ...pictures];
  return (
    <div className="media-set">
      <div className="media-set__main">
        <Picture key={shown.src} media={shown} eager={shown === main} />
        <Credit media={shown} />
      </div>
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
