import { useTranslation } from '../../translation.ts';
import { useFormState } from './form-context.ts';

interface Props {
  children: string;
  kind?: 'primary' | 'secondary';
}

/** Sends the form; while it is on its way, says so and sends nothing more. */
export function SubmitButton({ children, kind = 'primary' }: Props) {
  const { t } = useTranslation('form');
  const { isBusy } = useFormState();
  return (
    <div className="submit-button">
      <button
        type="submit"
        className={`button button--${kind} submit-button__press`}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? t('sending') : children}
      </button>
      <span className="visually-hidden" role="status">
        {isBusy && t('sending')}
      </span>
    </div>
  );
}
