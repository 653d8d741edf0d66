import type { Guide } from '../../shared/contract/guide.ts';
import { useTranslation } from '../translation.ts';
import { pictureSizes } from './picture-sizes.ts';
import { Still } from './still.tsx';

interface Props {
  guide: Guide;
}

/** A guide: emblem, name, town, languages, and a sentence of their own. */
export function GuideCard({ guide: { name, media, town, languages, quote } }: Props) {
  const { t } = useTranslation('home');
  return (
    <article className="guide-card">
      <Still
        className="guide-card__emblem"
        media={media}
        sizes={pictureSizes.guide}
        loading="lazy"
      />
      <h3 className="guide-card__name">{name}</h3>
      <p className="guide-card__facts">
        {town}
        <br />
        {t('guides.languages', { languages: languages.join(', ') })}
      </p>
      <blockquote className="guide-card__quote">
        <p>{t('guides.quote', { quote })}</p>
      </blockquote>
    </article>
  );
}
