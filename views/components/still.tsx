import type { ComponentProps, CSSProperties } from 'react';
import type { Media } from '../../shared/contract/media.ts';
import { pictureSizes } from './picture-sizes.ts';

interface Props
  extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority' | 'draggable'> {
  media: Media;
  /** Other words than the picture's own. */
  alt?: string;
  /** How wide it is shown, as in HTML. */
  sizes?: string;
  /** Not cut to a frame: nothing stands beside it. */
  isWhole?: boolean;
}

/** A picture, or the still of a video: a drawing as it is, a photo in the type and width that fit the browser. */
export function Still({
  media,
  alt = media.alt,
  sizes = pictureSizes.main,
  isWhole = false,
  ...rest
}: Props) {
  const { src, poster, width, height, sources, bg_position, colour } = media;
  const style: CSSProperties = {
    ...(bg_position && { objectPosition: bg_position }),
    ...(colour && { backgroundColor: colour }),
  };
  const image = (
    <img
      {...rest}
      src={poster ?? src}
      alt={alt}
      width={width}
      height={height}
      style={isWhole || Object.keys(style).length === 0 ? undefined : style}
      decoding="async"
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
