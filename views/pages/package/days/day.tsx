import type { Activity } from '../../../../shared/contract/package.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Html } from '../../../components/html.tsx';
import { Picture } from '../../../components/picture.tsx';
import { pictureSizes } from '../../../components/picture-sizes.ts';
import type { Disclosures } from '../../../components/use-disclosures.ts';
import { useTranslation } from '../../../translation.ts';
import { ActivityFacts } from './activity-facts.tsx';
import { useActivityLink } from './activity-link.ts';

interface Props {
  /** Its place in the list, from 1. */
  number: number;
  activity: Activity;
  /** Whether it is open. */
  disclosure: ReturnType<Disclosures['propsOf']>;
}

/** One day: what one does, how far one drives, what one eats, where one sleeps. */
export function Day({ number, activity, disclosure }: Props) {
  const { t } = useTranslation('package');
  const openDialog = useActivityLink(number);
  const { day, name, place, description, picture } = activity;
  const summary = (
    <>
      <span className="day__number">{t('day', { day })}</span>
      <h3 className="day__name">{name}</h3>
      <span className="day__place">{place}</span>
    </>
  );
  return (
    <Disclosure {...disclosure} className="day" summary={summary}>
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
    </Disclosure>
  );
}
