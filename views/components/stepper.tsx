import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  /** Identifier and name of the field. */
  name: string;
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  /** Names of the two buttons. */
  remove: string;
  add: string;
  /** Said when something else than a number from minimum to maximum is typed. */
  rule: string;
  /** A problem that came from elsewhere: an element with the identifier `<name>-problem`. */
  problem?: ReactNode;
  onChange(value: number): void;
}

/**
 * A whole number with a button on each side. Without script the buttons submit the form with the intents `minus` and
 * `plus`. What is typed counts as soon as it is a number in the range; anything else leaves the last number in force.
 */
export function Stepper(props: Props) {
  const { name, label, value, minimum, maximum, remove, add, rule, problem, onChange } = props;
  /** What stands in the field while it is being typed; undefined: the value. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const hasProblem = isWrong || Boolean(problem);

  function step(by: number) {
    setTyped(undefined);
    setWrong(false);
    const next = value + by;
    if (next >= minimum && next <= maximum) onChange(next);
  }

  function type(text: string) {
    const number = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
    const isInRange = number >= minimum && number <= maximum;
    setTyped(text);
    setWrong(text.trim() !== '' && !isInRange);
    if (isInRange && number !== value) onChange(number);
  }

  return (
    <div className="stepper">
      <label className="stepper__label" htmlFor={name}>
        {label}
      </label>
      <div className={hasProblem ? 'stepper__row stepper__row--wrong' : 'stepper__row'}>
        <StepButton
          intent="minus"
          name={remove}
          isAtEnd={value <= minimum}
          onStep={() => step(-1)}
        />
        <input
          className="stepper__input"
          id={name}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed ?? value}
          aria-invalid={hasProblem ? true : undefined}
          aria-describedby={hasProblem ? `${name}-problem` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        <StepButton intent="plus" name={add} isAtEnd={value >= maximum} onStep={() => step(1)} />
      </div>
      {isWrong ? (
        <p className="stepper__problem" id={`${name}-problem`} role="alert">
          {rule}
        </p>
      ) : (
        problem
      )}
    </div>
  );
}

interface StepButtonProps {
  intent: 'minus' | 'plus';
  name: string;
  isAtEnd: boolean;
  onStep(): void;
}

function StepButton({ intent, name, isAtEnd, onStep }: StepButtonProps) {
  return (
    // biome-ignore lint/a11y/useButtonType: submits without script, but only the form's own button says so (contract 10)
    <button
      className="stepper__button"
      name="intent"
      value={intent}
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      onClick={(event) => {
        event.preventDefault();
        onStep();
      }}
    >
      <Icon name={intent === 'minus' ? 'dash' : 'plus'} />
    </button>
  );
}
