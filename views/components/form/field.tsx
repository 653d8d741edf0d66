import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './form-context.ts';

type Kind = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
> & { type: 'text' | 'email' | 'tel' };

/** The right keyboard and the right help of the browser, by what is asked for. */
const KINDS = {
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
  tel: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 100 },
  'given-name': {
    type: 'text',
    autoComplete: 'given-name',
    autoCapitalize: 'words',
    maxLength: 100,
  },
  'family-name': {
    type: 'text',
    autoComplete: 'family-name',
    autoCapitalize: 'words',
    maxLength: 100,
  },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', maxLength: 100 },
  text: { type: 'text', maxLength: 100 },
} as const satisfies Record<string, Kind>;

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
}

interface Props extends FieldProps {
  kind: keyof typeof KINDS;
  /** What stands in it at first. */
  value?: string | undefined;
  /** How much is expected: the width says it. */
  size?: 'short' | 'long';
}

/** One line to type. */
export function Field({
  name,
  label,
  hint,
  isOptional = false,
  kind,
  value,
  size = 'long',
}: Props) {
  const { id, typed, aria } = useField(name, Boolean(hint));
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional}>
      <input
        className={`field__control field__control--${size}`}
        id={id}
        name={name}
        defaultValue={typed ?? value}
        required={!isOptional}
        {...KINDS[kind]}
        {...aria}
      />
    </FieldFrame>
  );
}
