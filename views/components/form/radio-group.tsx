import { FieldProblem } from './field-problem.tsx';
import { useField } from './form-context.ts';

interface Props {
  name: string;
  legend: string;
  hint?: string;
  value?: string;
  options: readonly { value: string; text: string }[];
}

/** One of a few, all in sight; the summary's link leads to the first. */
export function RadioGroup({ name, legend, hint, value, options }: Props) {
  const { id, problem, typed, aria } = useField(name, Boolean(hint));
  const chosen = typed ?? value;
  return (
    <fieldset
      className={problem ? 'field field--wrong' : 'field'}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="field__label">{legend}</legend>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem name={name} />
      {options.map((option, index) => (
        <div className="choice" key={option.value}>
          <input
            className="choice__control choice__control--radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            type="radio"
            value={option.value}
            defaultChecked={option.value === chosen}
            aria-invalid={aria['aria-invalid']}
          />
          <label className="choice__label" htmlFor={index === 0 ? id : `${id}-${option.value}`}>
            {option.text}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
