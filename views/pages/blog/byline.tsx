import type { Blog } from '../../../shared/contract/blog.ts';
import { formatDay } from '../../../shared/dates.ts';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  article: Blog;
}

/** Who wrote it, when, how long it takes; when it was changed, if it was. */
export function Byline({ article }: Props) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { author, date, modified_time, reading_minutes } = article;
  return (
    <p className="blog__byline">
      <strong>{t('by', { author })}</strong>
      <span>
        <time dateTime={date}>{formatDay(date, language)}</time>
        {` · ${t('common:readingTime', { count: reading_minutes })}`}
      </span>
      {modified_time !== date && (
        <time dateTime={modified_time}>
          {t('updated', { day: formatDay(modified_time, language) })}
        </time>
      )}
    </p>
  );
}
