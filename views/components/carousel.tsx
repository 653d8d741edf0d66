import { Children, type ReactNode, useRef } from 'react';
import { useTranslation } from '../translation.ts';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  /** What is in it, for people who do not see it. */
  name: string;
  /** Heading and link, on the line of the buttons. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * Cards in a row that is scrolled by hand, by keys or by buttons; without JavaScript the buttons keep their place unseen.
 * It moves by itself only when told to (ux.md 5).
 */
export function Carousel({ name, head, children }: Props) {
  const { t } = useTranslation('home');
  const track = useRef<HTMLUListElement>(null);
  const { isReady, canDrift, isDrifting, atStart, atEnd, snaps, turn, toggle, stop } =
    useCarousel(track);
  return (
    <div className="carousel">
      <div className="carousel__head wrap">
        {head}
        <div
          className={isReady ? 'carousel__buttons carousel__buttons--ready' : 'carousel__buttons'}
        >
          {canDrift && (
            <button
              type="button"
              className="carousel__button"
              aria-label={t(isDrifting ? 'carousel.pause' : 'carousel.play')}
              onClick={toggle}
            >
              <Icon name={isDrifting ? 'pause' : 'play'} />
            </button>
          )}
          <button
            type="button"
            className="carousel__button"
            aria-label={t('carousel.previous')}
            aria-disabled={atStart}
            onClick={() => turn(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className="carousel__button"
            aria-label={t('carousel.next')}
            aria-disabled={atEnd}
            onClick={() => turn(1)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      <ul
        className={snaps ? 'carousel__track' : 'carousel__track carousel__track--free'}
        aria-label={name}
        ref={track}
        onPointerEnter={stop}
        onTouchStart={stop}
        onFocus={({ target }) => {
          stop();
          // The browser brings only the link into view, and snapping takes it out again.
          if (target.matches(':focus-visible'))
            target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        {Children.map(children, (child) => (
          <li className="carousel__item">{child}</li>
        ))}
      </ul>
    </div>
  );
}
