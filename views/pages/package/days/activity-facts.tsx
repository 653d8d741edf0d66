import type { Activity } from '../../../../shared/contract/package.ts';
import { formatList } from '../../../../shared/lists.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { travelTime } from '../../../components/travel-time.ts';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';

interface Props {
  activity: Activity;
  /** Whether the place is told as well. */
  withPlace?: boolean;
}

/** Place, time on the road, meals and night of a day. */
export function ActivityFacts({ activity, withPlace = true }: Props) {
  const { place, drive, meals, night } = activity;
  const { t } = useTranslation('package');
  const words = meals.map((meal) => t(`meal.${meal}`));
  const eaten = formatList(words, useLanguage());
  const facts: [IconName, string][] = [
    ...(withPlace ? [['pin', place] as [IconName, string]] : []),
    ['car', drive > 0 ? t('drive', travelTime(drive)) : t('noDrive')],
    ['meal', meals.length > 0 ? t('meals', { meals: eaten }) : t('noMeals')],
    ['bed', night ? t('night', { place: night }) : t('noNight')],
  ];
  return (
    <ul className="activity-facts">
      {facts.map(([icon, text]) => (
        <li className="activity-facts__item" key={icon}>
          <Icon name={icon} /> {text}
        </li>
      ))}
    </ul>
  );
}
