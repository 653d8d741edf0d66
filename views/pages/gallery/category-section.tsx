import type { GalleryCategory } from '../../../shared/contract/gallery.ts';
import { GalleryFigure } from './gallery-figure.tsx';
import { shapeOf, shapeSizes } from './gallery-shape.ts';

interface Props {
  category: GalleryCategory;
  /** Its lead is what people see first. */
  isFirst: boolean;
  /** Title and lead on the right. */
  isMirrored: boolean;
  /** A press may follow. */
  onNear(): void;
  onOpen(uri: string): void;
}

export function CategorySection({ category, isFirst, isMirrored, onNear, onOpen }: Props) {
  const { uri, nom_categorie, medias } = category;
  const titleId = `category-${uri}`;
  return (
    <section
      className={isMirrored ? 'gallery-category gallery-category--mirrored' : 'gallery-category'}
      aria-labelledby={titleId}
    >
      <div className="wrap">
        <h2 className="gallery-category__title" id={titleId}>
          {nom_categorie}
        </h2>
        <ul className="gallery-category__items">
          {medias.map((item, index) => {
            const shape = shapeOf(index, medias.length, isMirrored);
            return (
              <li
                key={item.uri}
                className={`gallery-category__item gallery-category__item--${shape}`}
              >
                <GalleryFigure
                  item={item}
                  sizes={shapeSizes[shape]}
                  eager={isFirst && index === 0}
                  onNear={onNear}
                  onOpen={onOpen}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
