import { Fragment } from 'react';
import type { Package } from '../../../shared/contract/package.ts';
import { formatList } from '../../../shared/lists.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  trip: Package;
}

/** The name, the places it leads to, and the facts that decide. */
export function TripHead({ trip }: Props) {
  const { t } = useTranslation('package');
  const { name, uri, days, nights, destinations, group, languages, route, min_age } = trip;
  const names = languages.map((code) => t(`languages.${code}`));
  const spoken = formatList(names, useLanguage());
  const first = route[0]?.name;
  const facts: [IconName, string][] = [
    [
      'clock',
      t('common:duration', {
        days: t('common:days', { count: days }),
        nights: t('common:nights', { count: nights }),
      }),
    ],
    ...(first ? [['pin', t('from', { place: first })] as [IconName, string]] : []),
    ['people', t('group', { min: group.min, max: group.max })],
    ['speech', t('guideSpeaks', { languages: spoken })],
    ['effort', t(`effort.${trip.effort.level}`)],
    ['guide', t('fromAge', { age: min_age })],
  ];
  return (
    <header className="package__head">
      <div className="wrap package__head-inner">
        <Breadcrumb
          parents={[{ name: t('layout:menu.packages'), path: paths.packages }]}
          current={{ name, path: paths.package(uri) }}
        />
        <h1 className="package__name">{name}</h1>
        <p className="package__places">
          {destinations.map((destination, index) => (
            <Fragment key={destination.uri}>
              {index > 0 && ' · '}
              <Link to={paths.destination(destination.uri)}>{destination.name}</Link>
            </Fragment>
          ))}
        </p>
        <ul className="package__facts">
          {facts.map(([icon, text]) => (
            <li className="package__fact" key={icon}>
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
