import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '../../../shared/contract/gallery.ts';

interface Props {
  item: GalleryItem;
}

/** What a picture shows, and who made it. */
export function Caption({ item: { caption, credit } }: Props) {
  const { t } = useTranslation('gallery');
  return (
    <>
      {caption} {credit && <small className="gallery__by">{t('credit', { credit })}</small>}
    </>
  );
}
