import { useRef } from 'react';
import { MAXIMUM_TRAVELLERS, MINIMUM_TRAVELLERS } from '../../../../shared/contract/constants.ts';
import type { Package } from '../../../../shared/contract/package.ts';
import { toCents } from '../../../../shared/money.ts';
import { Stepper } from '../../../components/stepper.tsx';
import { TYPING_PAUSE } from '../../../components/use-typing-pause.ts';
import { useTranslation } from '../../../translation.ts';
import type { Place } from './apply.ts';
import { Cancellation } from './cancellation.tsx';
import { useEarlyChoice, useFocusOnRefusal } from './form-effects.ts';
import { Options } from './options.tsx';
import { Periods } from './periods.tsx';
import { ProblemText } from './problem-text.tsx';
import { Total } from './total.tsx';
import { TotalLines } from './total-lines.tsx';
import type { BookingInProgress } from './use-booking.ts';

interface Props {
  trip: Package;
  progress: BookingInProgress;
  today: string;
}

/** Travellers, dates, options, total and the button. Without script, its other buttons submit the form as well. */
export function BookingForm({ trip, progress, today }: Props) {
  const { t } = useTranslation('package');
  const { Form, path, booking, choice, problem, isOld, posted, change } = progress;
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, progress);
  useFocusOnRefusal(form, progress);
  const tooFew = !isOld && !booking.valid && booking.period !== null;
  const shown = problem ?? (tooFew ? ({ at: 'period', kind: 'soldOut' } as const) : null);
  const problemAt = (place: Place) =>
    shown?.at === place && (
      <ProblemText
        id={`${place}-problem`}
        problem={shown}
        travellers={choice.traveller}
        isFocused={posted !== undefined && place !== 'period'}
        onRetry={progress.retry}
      />
    );
  return (
    <Form
      className="booking__form"
      ref={form}
      name="book"
      method="post"
      action={path}
      autoComplete="off"
      noValidate
      onSubmit={progress.submitted}
    >
      {/* Enter in a field presses the first button: that must not take a traveller away. */}
      {/* biome-ignore lint/a11y/useButtonType: only the form's own button is marked (contract 10) */}
      <button className="visually-hidden" name="intent" value="refresh" tabIndex={-1} aria-hidden>
        {t('refresh')}
      </button>
      <input type="hidden" name="idpackage" value={trip.id} />
      <div className="booking__choices">
        <Stepper
          name="traveller"
          label={t('travellersLabel')}
          value={choice.traveller}
          minimum={MINIMUM_TRAVELLERS}
          maximum={MAXIMUM_TRAVELLERS}
          remove={t('removeTraveller')}
          add={t('addTraveller')}
          rule={t('problem.number', { minimum: MINIMUM_TRAVELLERS, maximum: MAXIMUM_TRAVELLERS })}
          problem={problemAt('traveller')}
          onChange={(traveller) => change({ traveller }, TYPING_PAUSE)}
        />
        <Periods
          periods={trip.periods}
          price={trip.price ?? 0}
          chosen={choice.period}
          problem={problemAt('period')}
          isFocused={posted?.problem?.at === 'period'}
          onChange={(period) => change({ period })}
        />
        {trip.options_book.length > 0 && (
          <Options
            options={trip.options_book}
            chosen={choice.services}
            problem={problemAt('options')}
            onChange={(services) => change({ services })}
          />
        )}
        <noscript>
          {/* biome-ignore lint/a11y/useButtonType: only the form's own button is marked (contract 10) */}
          <button
            className="button button--secondary booking__refresh"
            name="intent"
            value="refresh"
          >
            {t('refresh')}
          </button>
        </noscript>
        <TotalLines progress={progress} />
        <Cancellation
          conditions={trip.cancellation}
          total={booking.totalvalue === null ? null : toCents(booking.totalvalue)}
          start={trip.periods.find(({ id }) => id === choice.period)?.start}
          today={today}
        />
      </div>
      <div className="booking__pay">
        <Total progress={progress} />
        {problemAt('form')}
        <button className="button booking__button" type="submit" name="intent" value="book">
          {t('bookNow')}
        </button>
        <p className="booking__note">{t('next')}</p>
      </div>
    </Form>
  );
}
