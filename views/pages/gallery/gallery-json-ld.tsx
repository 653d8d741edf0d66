import { VIDEO } from '../../../shared/contract/constants.ts';
import type { GalleryItem } from '../../../shared/contract/gallery.ts';
import { JsonLd } from '../../components/json-ld.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  items: GalleryItem[];
}

/** The page as ImageGallery. */
export function GalleryJsonLd({ items }: Props) {
  const { t } = useTranslation('gallery');
  const site = useSite();
  const language = useLanguage();
  const page = site.url + inLanguage(paths.gallery, language);
  const medias = items.map(
    ({ uri, src, type, poster, alt, caption, width, height, credit, modified_time }) => ({
      '@type': type === VIDEO ? 'VideoObject' : 'ImageObject',
      name: alt,
      caption,
      description: caption,
      url: `${page}#${uri}`,
      contentUrl: site.url + src,
      thumbnailUrl: site.url + (poster ?? src),
      uploadDate: modified_time,
      width,
      height,
      creditText: credit ?? site.name,
    }),
  );
  return (
    <JsonLd
      data={{
        '@type': 'ImageGallery',
        name: t('title'),
        description: t('description'),
        url: page,
        inLanguage: language,
        associatedMedia: medias,
      }}
    />
  );
}
