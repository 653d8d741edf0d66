import type { Package } from '../../../shared/contract/package.ts';
import { callTo } from '../../components/contact-links.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Price } from '../../components/price.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { askAbout } from './ask.ts';
import { Cancellation } from './booking/cancellation.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripGuide } from './trip-guide.tsx';
import { TripRoute } from './trip-route.tsx';

interface Props {
  trip: Package;
  today: string;
}

/** Who leads it, where it goes and what to know before. */
export function TripPractical({ trip, today }: Props) {
  const { t } = useTranslation('package');
  const { phone } = useSite();
  const { name, guide, route, price, options_book } = trip;
  return (
    <div className="package__practical">
      {price === null && options_book.length > 0 && (
        <section aria-labelledby="options-title">
          <h2 className="package__title" id="options-title">
            {t('options')}
          </h2>
          <ul className="highlights">
            {options_book.map((option) => (
              <li className="highlights__item" key={option.id}>
                <strong>{option.name}</strong>, <Price euros={option.price} />{' '}
                {t('common:perPerson')}. {option.text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {guide && <TripGuide guide={guide} />}
      <TripRoute name={name} route={route} />
      <TripFacts trip={trip} />
      <section aria-labelledby="practical-title">
        <h2 className="package__title" id="practical-title">
          {t('practical')}
        </h2>
        <dl className="package-facts">
          <div>
            <dt>
              <Icon name="visa" /> {t('papers')}
            </dt>
            <dd>
              {t('practicalText')}{' '}
              <Link to={paths.travelAndTips}>{t('layout:menu.travelAndTips')}</Link>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="shield" /> {t('withdrawalTitle')}
            </dt>
            <dd>
              {t('withdrawal')} <Link to={paths.terms}>{t('terms')}</Link>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="speech" /> {t('questionsTitle')}
            </dt>
            <dd>
              {t('questions')} <Link to={askAbout(trip.uri)}>{t('write')}</Link> ·{' '}
              <a href={callTo(phone)}>{phone}</a>
              <br />
              {t('layout:footer.hours')}
            </dd>
          </div>
        </dl>
        {price === null && (
          <Cancellation
            conditions={trip.cancellation}
            total={null}
            start={undefined}
            today={today}
          />
        )}
        <p className="package__print no-print">
          <PrintButton />
        </p>
      </section>
    </div>
  );
}
