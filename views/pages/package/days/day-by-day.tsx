import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Activity } from '../../../../shared/contract/package.ts';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { Day } from './day.tsx';

interface Props {
  activities: Activity[];
}

/** Every day of the trip; all of it is in the page, each day can be linked to as `#day-3`. */
export function DayByDay({ activities }: Props) {
  const { t } = useTranslation('package');
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const all = activities.map((_, index) => index);
  const [open, setOpen] = useState<readonly number[]>([0]);
  const areAllOpen = all.every((index) => open.includes(index));
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((now) =>
      isOpen ? [...now.filter((i) => i !== index), index] : now.filter((i) => i !== index),
    );

  useEffect(() => {
    const day = Number(/^#day-(\d+)$/.exec(hash)?.[1]);
    const index = activities.findIndex((activity) => activity.day === day);
    if (index >= 0) setOpen((now) => [...now, index]);
  }, [hash, activities]);

  return (
    <section aria-labelledby="days-title">
      <div className="package__title-row">
        <h2 className="package__title" id="days-title">
          {t('days')}
        </h2>
        <button
          type="button"
          className={isHydrated ? 'days__all' : 'days__all days__all--waiting'}
          onClick={() => setOpen(areAllOpen ? [] : all)}
        >
          {areAllOpen ? t('closeAll') : t('openAll')}
        </button>
      </div>
      {activities.map((activity, index) => (
        <Day
          key={`${activity.day} ${activity.name}`}
          id={
            activities[index - 1]?.day === activity.day
              ? `activity-${index + 1}`
              : `day-${activity.day}`
          }
          number={index + 1}
          activity={activity}
          isOpen={open.includes(index)}
          onToggle={(isOpen) => toggle(index, isOpen)}
        />
      ))}
    </section>
  );
}
