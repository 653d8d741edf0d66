import type { ReactNode } from 'react';
import { useTranslation } from '../../translation.ts';
import type { FieldProps } from './field.tsx';
import { FieldProblem } from './field-problem.tsx';
import { useField } from './form-context.ts';

/** What surrounds every control: its label above, the hint and the error between them. */
export function FieldFrame({
  name,
  label,
  hint,
  isOptional = false,
  children,
}: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation('form');
  const { id, problem } = useField(name, Boolean(hint));
  return (
    <div className={problem ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label} {isOptional && <span className="field__optional">{t('optional')}</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem name={name} />
      {children}
    </div>
  );
}
