import { VIDEO } from '../../../shared/contract/constants.ts';
import type { GalleryItem } from '../../../shared/contract/gallery.ts';
import { toMegabytes } from '../../../shared/sizes.ts';
import { Icon } from '../../components/icon.tsx';
import { isPlainPress } from '../../components/plain-press.ts';
import { Still } from '../../components/still.tsx';
import { useTranslation } from '../../translation.ts';
import { Caption } from './caption.tsx';

interface Props {
  item: GalleryItem;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  eager: boolean;
  onNear(): void;
  onOpen(uri: string): void;
}

/** A picture with its words; a link to the file itself until a script can show it large on the page. */
export function GalleryFigure({ item, sizes, eager, onNear, onOpen }: Props) {
  const { t } = useTranslation('gallery');
  const { uri, src, type, bytes } = item;
  return (
    <figure className="gallery-figure" id={uri}>
      <a
        className="gallery-figure__link"
        href={src}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onOpen(uri);
        }}
      >
        <Still
          className="gallery-figure__picture"
          media={item}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
        {type === VIDEO && (
          <span className="gallery-figure__film">
            <Icon name="play" /> {t('film', { size: toMegabytes(bytes) })}
          </span>
        )}
      </a>
      <figcaption className="gallery-figure__caption">
        <Caption item={item} />
      </figcaption>
    </figure>
  );
}
