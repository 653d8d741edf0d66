import { useTranslation } from '../../translation.ts';
import { useField } from './form-context.ts';

/** What is wrong with a field, and what to do. */
export function FieldProblem({ name }: { name: string }) {
  const { t } = useTranslation('form');
  const { id, problem } = useField(name, false);
  if (!problem) return null;
  return (
    <p className="field__problem" id={`${id}-problem`}>
      <span className="visually-hidden">{t('error')} </span>
      {problem}
    </p>
  );
}
