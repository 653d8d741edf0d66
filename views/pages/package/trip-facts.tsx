import type { Package } from '../../../shared/contract/package.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTranslation } from '../../translation.ts';

interface Props {
  trip: Package;
}

/** What one must know to see whether the trip fits. */
export function TripFacts({ trip }: Props) {
  const { t } = useTranslation('package');
  const { start_place, end_place, effort, accessibility } = trip;
  const facts: [IconName, string, string][] = [
    ['pin', t('start'), start_place],
    ['pin', t('end'), end_place],
    ['effort', t('effortTitle'), effort.text],
    ['hand', t('accessibility'), accessibility],
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 className="package__title" id="facts-title">
        {t('facts')}
      </h2>
      <dl className="package-facts">
        {facts.map(([icon, name, text]) => (
          <div className="package-facts__item" key={name}>
            <dt>
              <Icon name={icon} /> {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
