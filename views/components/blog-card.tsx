import { ViewTransition } from 'react';
import type { BlogCard as Card } from '../../shared/contract/blog.ts';
import { formatDay } from '../../shared/dates.ts';
import { paths, useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { useDeparture } from './travel.ts';

interface Props {
  card: Card;
  level?: 'h2' | 'h3';
}

/** An article to choose. */
export function BlogCard({ card, level: Heading = 'h2' }: Props) {
  const { t } = useTranslation('common');
  const { name, uri, media, date, description, reading_minutes } = card;
  const path = paths.blog(uri);
  const departure = useDeparture(path);
  return (
    <article className="blog-card">
      <ViewTransition {...departure.picture}>
        <Picture media={{ ...media, alt: '' }} sizes={pictureSizes.card} />
      </ViewTransition>
      <Heading className="blog-card__name">
        <Link to={path} {...departure.link}>
          {name}
        </Link>
      </Heading>
      <p className="blog-card__facts">
        <time dateTime={date}>{formatDay(date, useLanguage())}</time>
        {` · ${t('readingTime', { count: reading_minutes })}`}
      </p>
      <p>{description}</p>
    </article>
  );
}
