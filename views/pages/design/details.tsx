import type { Package } from '../../../shared/contract/package.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { Disclosure, OpenAll } from '../../components/disclosure.tsx';
import { Html } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import { Table } from '../../components/table.tsx';
import { useDisclosures } from '../../components/use-disclosures.ts';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { Day } from '../package/days/day.tsx';
import { DesignSection, State } from './section.tsx';

/** Classes that a build for development adds beside the states themselves. */
const STATES = [
  ['closed', ''],
  ['hover', 'is-hovered'],
  ['focus', 'is-focused'],
] as const;

interface Props {
  trip: Package;
}

/** Tables, wide and narrow, and texts that open. */
export function Details({ trip }: Props) {
  const { t } = useTranslation('design');
  return (
    <DesignSection name="details" title={t('details')}>
      <State name={t('table.wide')}>
        <Days trip={trip} />
      </State>
      <div className="design__columns">
        <State name={t('table.narrow')}>
          <Days trip={trip} />
        </State>
        <State name={t('table.numbers')}>
          <Prices trip={trip} />
        </State>
      </div>
      {STATES.map(([state, forced]) => (
        <State key={state} name={t(`disclosure.${state}`)}>
          <details className="disclosure">
            <summary className={`disclosure__summary ${forced}`}>
              {trip.name} <Icon name="next" />
            </summary>
            <Html html={trip.description} className="disclosure__body" />
          </details>
        </State>
      ))}
      <State name={t('disclosure.open')}>
        <Disclosure summary={trip.name} open>
          <p>{trip.summary}</p>
        </Disclosure>
      </State>
      <State name={t('disclosure.all')}>
        <Several trip={trip} />
      </State>
    </DesignSection>
  );
}

function Days({ trip: { activites } }: Props) {
  const { t } = useTranslation('design');
  return (
    <Table
      caption={t('table.name')}
      columns={[t('table.day'), t('table.what'), t('table.night')]}
      rows={activites.map(({ day, name, night }, index) => ({
        id: index,
        cells: [day, name, night],
      }))}
    />
  );
}

function Prices({ trip: { options_book } }: Props) {
  const { t } = useTranslation('design');
  const language = useLanguage();
  return (
    <Table
      caption={t('package:options')}
      columns={[t('package:options'), t('price')]}
      rows={options_book.map(({ id, name, price }) => ({
        id,
        cells: [name, formatMoney(toCents(price), language)],
      }))}
      isNumeric
    />
  );
}

function Several({ trip: { activites } }: Props) {
  const { t } = useTranslation('design');
  const shown = activites.slice(0, 3);
  const ids = shown.map((_, index) => `design-day-${index}`);
  const days = useDisclosures(ids, ids.slice(0, 1));
  return (
    <>
      <OpenAll
        all={days}
        texts={{ open: t('disclosure.openAll'), close: t('disclosure.closeAll') }}
      />
      {shown.map((activity, index) => (
        <Day
          key={activity.name}
          number={index + 1}
          activity={activity}
          disclosure={days.propsOf(ids[index] ?? '')}
        />
      ))}
    </>
  );
}
