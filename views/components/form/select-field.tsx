import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './form-context.ts';

interface Props extends FieldProps {
  value?: string | undefined;
  /** Nothing chosen yet, in words; undefined: the first option is chosen. */
  none?: string;
  options: readonly { value: string; text: string }[];
  autoComplete?: string;
}

/** One of several, from the browser's own list. */
export function SelectField(props: Props) {
  const { name, label, hint, isOptional = false, value, none, options, autoComplete } = props;
  const { id, typed, aria } = useField(name, Boolean(hint));
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional}>
      <select
        className="field__control select-field"
        id={id}
        name={name}
        defaultValue={typed ?? value}
        autoComplete={autoComplete}
        required={!isOptional}
        {...aria}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
