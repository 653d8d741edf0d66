import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../../shared/contract/package.ts';
import { Html } from '../../../components/html.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import { pictureSizes } from '../../../components/picture-sizes.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { useActivityLink } from './activity-link.ts';

interface Props {
  id: string;
  /** Its place in the list, from 1. */
  number: number;
  activity: Activity;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** One day: what one does, how far one drives, what one eats, where one sleeps. */
export function Day({ id, number, activity, isOpen, onToggle }: Props) {
  const { t } = useTranslation('package');
  const openDialog = useActivityLink(number);
  const { day, name, place, description, picture } = activity;
  return (
    <details
      className="day"
      id={id}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className="day__summary">
        <span className="day__number">{t('day', { day })}</span>
        <h3 className="day__name">{name}</h3>
        <span className="day__place">{place}</span>
        <Icon name="next" />
      </summary>
      <div className="day__body">
        <div className="day__text">
          <Html html={description} />
          <ActivityFacts activity={activity} withPlace={false} />
        </div>
        <a
          className="day__more"
          href={picture.src}
          aria-haspopup="dialog"
          aria-label={t('lookCloserAt', { name })}
          {...openDialog}
        >
          <Picture media={{ ...picture, alt: '' }} sizes={pictureSizes.side} />
          <span className="day__more-text">{t('lookCloser')}</span>
        </a>
      </div>
    </details>
  );
}
