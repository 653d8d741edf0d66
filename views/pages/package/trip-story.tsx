import type { Package } from '../../../shared/contract/package.ts';
import { AdviceNotice } from '../../components/advice-notice.tsx';
import { Html } from '../../components/html.tsx';
import { MediaSet } from '../../components/media-set.tsx';
import { useTranslation } from '../../translation.ts';
import { DayByDay } from './days/day-by-day.tsx';
import { NextDates } from './next-dates.tsx';
import { Services } from './services.tsx';

interface Props {
  trip: Package;
}

/** What the trip is, before the booking. */
export function TripStory({ trip }: Props) {
  const { t } = useTranslation('package');
  const { media, pictures, summary, advice, highlights, description, activites } = trip;
  return (
    <div className="package__story">
      <MediaSet main={media} pictures={pictures} />
      <p className="package__summary">{summary}</p>
      <NextDates trip={trip} />
      {advice && <AdviceNotice advice={advice} />}
      <section aria-labelledby="highlights-title">
        <h2 className="package__title" id="highlights-title">
          {t('highlights')}
        </h2>
        <ul className="highlights">
          {highlights.map((highlight) => (
            <li className="highlights__item" key={highlight}>
              {highlight}
            </li>
          ))}
        </ul>
        <Html html={description} />
      </section>
      <DayByDay activities={activites} />
      <Services trip={trip} />
    </div>
  );
}
