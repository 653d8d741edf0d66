import type { GalleryItem } from '../../../shared/contract/gallery.ts';
import { Credit } from '../../components/credit.tsx';

interface Props {
  item: GalleryItem;
}

/** What a picture shows, and who made it. */
export function Caption({ item }: Props) {
  return (
    <>
      {item.caption} <Credit media={item} className="gallery__by" />
    </>
  );
}
