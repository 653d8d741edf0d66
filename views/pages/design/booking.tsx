import { useState } from 'react';
import { MAXIMUM_TRAVELLERS, MINIMUM_TRAVELLERS } from '../../../shared/contract/constants.ts';
import type { Package, Period } from '../../../shared/contract/package.ts';
import { Price } from '../../components/price.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { useTranslation } from '../../translation.ts';
import { Options } from '../package/booking/options.tsx';
import { Periods } from '../package/booking/periods.tsx';
import { ProblemText } from '../package/booking/problem-text.tsx';
import { DesignSection, State } from './section.tsx';

interface Props {
  trip: Package;
}

/** What a booking is put together from. */
export function BookingParts({ trip }: Props) {
  const { t } = useTranslation('design');
  const price = trip.price ?? 0;
  const periods = statesOf(trip.periods);
  const [period, setPeriod] = useState<number | null>(periods[0]?.id ?? null);
  const [services, setServices] = useState(trip.options_book.slice(0, 1).map(({ id }) => id));
  return (
    <DesignSection name="booking" title={t('booking')}>
      <div className="design__columns">
        <State name={t('price')}>
          <p className="design__type--title">
            <Price euros={price} />
          </p>
        </State>
        <State name={t('stepper.normal')}>
          <Travellers name="travellers-normal" start={2} />
        </State>
        <State name={t('stepper.minimum')}>
          <Travellers name="travellers-minimum" start={MINIMUM_TRAVELLERS} />
        </State>
        <State name={t('stepper.error')}>
          <Travellers name="travellers-error" start={MAXIMUM_TRAVELLERS} hasProblem />
        </State>
        <State name={t('periods')}>
          <form>
            <Periods
              periods={periods}
              price={price}
              chosen={period}
              problem={<Problem id="period-problem" kind="choose" />}
              isFocused={false}
              onChange={setPeriod}
            />
          </form>
        </State>
        <State name={t('options')}>
          <form>
            <Options
              options={trip.options_book}
              chosen={services}
              problem={<Problem id="options-problem" kind="network" />}
              onChange={setServices}
            />
          </form>
        </State>
      </div>
    </DesignSection>
  );
}

/** The same dates in every state that a departure can have; the first one has a price of its own. */
function statesOf(periods: Period[]): Period[] {
  const [first] = periods;
  if (!first) return [];
  const at = (id: number) => periods[id] ?? first;
  return [
    { ...at(0), id: 1, state: 'guaranteed', places: 8, price: first.price + 120 },
    { ...at(1), id: 2, state: 'open', needs: 2, places: 8 },
    { ...at(2), id: 3, state: 'guaranteed', places: 1 },
    { ...at(3), id: 4, state: 'full', places: 0 },
  ];
}

interface TravellersProps {
  name: string;
  start: number;
  hasProblem?: boolean;
}

function Travellers({ name, start, hasProblem = false }: TravellersProps) {
  const { t } = useTranslation('package');
  const [count, setCount] = useState(start);
  const range = { minimum: MINIMUM_TRAVELLERS, maximum: MAXIMUM_TRAVELLERS };
  return (
    <Stepper
      name={name}
      label={t('travellersLabel')}
      value={count}
      {...range}
      remove={t('removeTraveller')}
      add={t('addTraveller')}
      rule={t('problem.number', range)}
      problem={hasProblem && <Problem id={`${name}-problem`} kind="number" />}
      onChange={setCount}
    />
  );
}

function Problem({ id, kind }: { id: string; kind: 'choose' | 'network' | 'number' | 'offline' }) {
  return (
    <ProblemText
      id={id}
      problem={{ at: 'form', kind }}
      travellers={2}
      isFocused={false}
      onRetry={() => {}}
    />
  );
}
