import { useState } from 'react';
import { useTranslation } from '../../translation.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, useFormState } from './form-context.ts';

interface Props extends FieldProps {
  /** For password managers: the one there is, or a new one. */
  kind: 'current-password' | 'new-password';
}

/** A password, shown on request and hidden again when it is sent. */
export function PasswordField({ name, label, hint, isOptional = false, kind }: Props) {
  const { t } = useTranslation('form');
  const { isBusy } = useFormState();
  const { id, aria } = useField(name, Boolean(hint));
  const waiting = useHydrated() ? '' : 'password-field__button--waiting';
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isBusy;
  if (isBusy && isWanted) setWanted(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional}>
      <div className="password-field">
        <input
          className="field__control password-field__control"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // Keeps it out of the drafts while it is shown as well.
          data-secret=""
          required={!isOptional}
          {...aria}
        />
        <button
          type="button"
          className={`button button--secondary password-field__button ${waiting}`}
          aria-controls={id}
          onClick={() => setWanted(!isShown)}
        >
          {t(isShown ? 'hide' : 'show')}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
