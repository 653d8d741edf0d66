import type { Package } from '../../../shared/contract/package.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useTranslation } from '../../translation.ts';
import { askAbout } from './ask.ts';

interface Props {
  trip: Package;
}

/** What the price holds and what it does not, side by side and with the same weight. */
export function Services({ trip }: Props) {
  const { t } = useTranslation('package');
  const lists = [
    ['included', 'tick', trip.includes_services],
    ['excluded', 'dash', trip.excludes_services],
  ] as const;
  return (
    <section aria-labelledby="services-title">
      <h2 className="package__title" id="services-title">
        {t('services')}
      </h2>
      <div className="services">
        {lists.map(([kind, sign, services]) => (
          <div className={`services__part services__part--${kind}`} key={kind}>
            <h3 className="services__title">
              <Icon name={sign} /> {t(kind)}
            </h3>
            <ul className="services__list">
              {services.map(({ icon, text }) => (
                <li className="services__item" key={text}>
                  <Icon name={icon} /> <span>{text}</span>
                </li>
              ))}
            </ul>
            {kind === 'excluded' && (
              <p className="services__ask">
                <Link to={askAbout(trip.uri)}>{t('askService')}</Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
