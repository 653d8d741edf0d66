import { useEffect, useRef } from 'react';
import { VIDEO } from '../../../shared/contract/constants.ts';
import type { GalleryItem } from '../../../shared/contract/gallery.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { Still } from '../../components/still.tsx';
import { useTranslation } from '../../translation.ts';
import { Caption } from './caption.tsx';

/** A finger that moves at least so far sideways, in CSS pixels, turns the page. */
const SWIPE = 48;

type Item = GalleryItem & { category: string };

interface Props {
  items: Item[];
  shown: Item;
  /** A film that was just pressed plays at once. */
  isPlaying: boolean;
  onMove(uri: string): void;
  onClose(): void;
}

/** One picture or film over the whole window: arrow keys, buttons or a swipe lead on, Escape leads back. */
export default function Viewer({ items, shown, isPlaying, onMove, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const start = useRef(0);
  const index = items.findIndex(({ uri }) => uri === shown.uri);
  const previous = items[index - 1];
  const next = items[index + 1];
  usePreloaded(previous);
  usePreloaded(next);
  const move = (item: Item | undefined) => item && onMove(item.uri);
  return (
    <Dialog
      title={shown.category}
      size="full"
      onClose={onClose}
      onKeyDown={(event) => {
        // In a film, the arrow keys go to another moment of it.
        if (event.target instanceof HTMLVideoElement) return;
        if (event.key === 'ArrowLeft') move(previous);
        if (event.key === 'ArrowRight') move(next);
      }}
    >
      <div className="viewer">
        <figure
          className="viewer__figure"
          onPointerDown={(event) => {
            start.current = event.clientX;
          }}
          onPointerUp={(event) => {
            const way = event.clientX - start.current;
            if (event.pointerType === 'mouse' || Math.abs(way) < SWIPE) return;
            move(way > 0 ? previous : next);
          }}
        >
          <Stage key={shown.uri} item={shown} isPlaying={isPlaying} />
          <figcaption className="viewer__caption" aria-live="polite">
            <Caption item={shown} />
          </figcaption>
        </figure>
        <Turn name="previous" label={t('previous')} to={previous} onTurn={move} />
        <p className="viewer__count">{t('place', { place: index + 1, total: items.length })}</p>
        <Turn name="next" label={t('next')} to={next} onTurn={move} />
      </div>
    </Dialog>
  );
}

/** Fetches what the next press will show: of a film its still, of a photo the file that this window would take. */
function usePreloaded(item: Item | undefined) {
  useEffect(() => {
    if (!item) return;
    const picture = document.createElement('picture');
    const image = new Image();
    const sources = (item.sources ?? []).map(({ type, srcset }) =>
      Object.assign(document.createElement('source'), { type, srcset, sizes: pictureSizes.window }),
    );
    picture.append(...sources, image);
    image.src = item.poster ?? item.src;
  }, [item]);
}

function Stage({ item, isPlaying }: { item: Item; isPlaying: boolean }) {
  const { src, alt, width, height, poster, type } = item;
  if (type !== VIDEO) {
    return (
      <Still
        className="viewer__media"
        media={item}
        sizes={pictureSizes.window}
        isWhole
        draggable={false}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films have no sound; `alt` tells what they show
    <video
      className="viewer__media"
      src={src}
      poster={poster}
      width={width}
      height={height}
      autoPlay={isPlaying}
      preload="none"
      controls
      playsInline
      aria-label={alt}
    />
  );
}

interface TurnProps {
  name: 'previous' | 'next';
  label: string;
  to: Item | undefined;
  onTurn(item: Item | undefined): void;
}

/** Stays where it is at the ends, so that no focus is lost. */
function Turn({ name, label, to, onTurn }: TurnProps) {
  return (
    <button
      className={`viewer__turn viewer__turn--${name}`}
      type="button"
      aria-disabled={!to}
      onClick={() => onTurn(to)}
    >
      <Icon name={name} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
