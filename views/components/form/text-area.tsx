import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './form-context.ts';

interface Props extends FieldProps {
  value?: string | undefined;
  rows?: number;
  maxLength: number;
}

/** Several lines to type; it grows with them. */
export function TextArea({
  name,
  label,
  hint,
  isOptional = false,
  value,
  rows = 6,
  maxLength,
}: Props) {
  const { id, typed, aria } = useField(name, Boolean(hint));
  const text = typed ?? value ?? '';
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional}>
      {/* Where the browser cannot let it grow, a copy behind it does. */}
      <div className="text-area" data-copy={text}>
        <textarea
          className="field__control text-area__control"
          id={id}
          name={name}
          defaultValue={text}
          rows={rows}
          maxLength={maxLength}
          required={!isOptional}
          onInput={({ currentTarget }) => {
            currentTarget.parentElement?.setAttribute('data-copy', currentTarget.value);
          }}
          {...aria}
        />
      </div>
    </FieldFrame>
  );
}
