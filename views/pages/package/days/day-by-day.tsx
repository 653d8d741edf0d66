import type { Activity } from '../../../../shared/contract/package.ts';
import { OpenAll } from '../../../components/disclosure.tsx';
import { useDisclosures } from '../../../components/use-disclosures.ts';
import { useTranslation } from '../../../translation.ts';
import { Day } from './day.tsx';

interface Props {
  activities: Activity[];
}

/** Every day of the trip; all of it is in the page, each day can be linked to as `#day-3`. */
export function DayByDay({ activities }: Props) {
  const { t } = useTranslation('package');
  const ids = activities.map(({ day }, index) =>
    activities[index - 1]?.day === day ? `activity-${index + 1}` : `day-${day}`,
  );
  const days = useDisclosures(ids, ids.slice(0, 1));
  return (
    <section aria-labelledby="days-title">
      <div className="package__title-row">
        <h2 className="package__title" id="days-title">
          {t('days')}
        </h2>
        <OpenAll all={days} texts={{ open: t('openAll'), close: t('closeAll') }} />
      </div>
      {activities.map((activity, index) => (
        <Day
          key={`${activity.day} ${activity.name}`}
          number={index + 1}
          activity={activity}
          disclosure={days.propsOf(ids[index] ?? '')}
        />
      ))}
    </section>
  );
}
