import { VIDEO } from '../../shared/contract/constants.ts';
import type { Media } from '../../shared/contract/media.ts';
import { toMegabytes } from '../../shared/sizes.ts';
import { useTranslation } from '../translation.ts';
import { Still } from './still.tsx';

interface Props {
  media: Media;
  /** The first large picture of the page: loaded at once, before others. */
  eager?: boolean;
  /** How wide it is shown, as in HTML; needed where that is not as the main picture of a page. */
  sizes?: string;
  className?: string;
}

/** A picture, or a video behind its still: it starts when asked to, and its weight is told before. */
export function Picture({ media, eager = false, sizes, className = '' }: Props) {
  const { t } = useTranslation('common');
  const { src, alt, width, height, poster, bytes, bg_position } = media;
  const style = bg_position ? { objectPosition: bg_position } : undefined;
  if (media.type === VIDEO) {
    return (
      <figure className={`picture picture--video ${className}`}>
        {/* biome-ignore lint/a11y/useMediaCaption: the films have no sound; `alt` tells what they show */}
        <video
          className="picture__media"
          src={src}
          poster={poster}
          width={width}
          height={height}
          style={style}
          preload="none"
          controls
          playsInline
          aria-label={alt}
        />
        <figcaption className="picture__note">
          {t('video', { size: toMegabytes(bytes) })}
        </figcaption>
      </figure>
    );
  }
  return (
    <Still
      className={`picture ${className}`}
      media={media}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  );
}
