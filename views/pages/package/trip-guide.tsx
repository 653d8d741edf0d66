import type { Guide } from '../../../shared/contract/guide.ts';
import { formatList } from '../../../shared/lists.ts';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  guide: Guide;
}

/** Who meets the travellers. */
export function TripGuide({ guide: { name, media, town, languages, quote } }: Props) {
  const { t } = useTranslation('package');
  const spoken = formatList(languages, useLanguage());
  return (
    <section className="trip-guide" aria-labelledby="guide-title">
      <Picture media={media} sizes={pictureSizes.face} className="trip-guide__picture" />
      <div className="trip-guide__text">
        <h2 className="package__title" id="guide-title">
          {t('guide', { name })}
        </h2>
        <blockquote className="trip-guide__quote">
          <p>{t('quote', { quote })}</p>
        </blockquote>
        <p className="trip-guide__facts">{t('guideFacts', { town, languages: spoken })}</p>
      </div>
    </section>
  );
}
