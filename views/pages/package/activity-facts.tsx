import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../shared/contract/package.ts';
import { formatList } from '../../../shared/lists.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useLanguage } from '../../paths.ts';

interface Props {
  activity: Activity;
}

/** Place, time on the road, meals and night of a day. */
export function ActivityFacts({ activity: { place, drive, meals, night } }: Props) {
  const { t } = useTranslation('package');
  const words = meals.map((meal) => t(`meal.${meal}`));
  const eaten = formatList(words, useLanguage());
  const facts: [IconName, string][] = [
    ['pin', place],
    ['car', drive > 0 ? t('drive', driveTime(drive)) : t('noDrive')],
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

/** Minutes as the context of a text: minutes alone, hours alone, or both. */
function driveTime(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const context = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'both';
  return { context, hours, minutes: context === 'both' ? String(rest).padStart(2, '0') : rest };
}
