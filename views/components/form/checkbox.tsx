import type { ReactNode } from 'react';
import { FieldProblem } from './field-problem.tsx';
import { useField } from './form-context.ts';

interface Props {
  name: string;
  /** The whole sentence that one agrees to; may contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  isTicked?: boolean;
}

/** One thing to agree to; never ticked by itself. */
export function Checkbox({ name, label, hint, isOptional = false, isTicked = false }: Props) {
  const { id, problem, typed, aria } = useField(name, Boolean(hint));
  return (
    <div className={problem ? 'field field--wrong' : 'field'}>
      <FieldProblem name={name} />
      <div className="choice">
        <input
          className="choice__control"
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={typed === undefined ? isTicked : typed === 'on'}
          required={!isOptional}
          {...aria}
        />
        <label className="choice__label" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint && (
        <p className="field__hint choice__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
