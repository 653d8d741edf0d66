import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { useFormState } from './form-context.ts';
import { isDone } from './outcome.ts';

interface Props {
  /** Ways out, beside a refusal. */
  help?: ReactNode;
  /** For the page of the site's parts: takes no focus. */
  isStill?: boolean;
}

/** On top of a form that could not be sent: what is wrong, with links to the fields. It has the focus then. */
export function ErrorSummary({ help, isStill = false }: Props) {
  const { t } = useTranslation('form');
  const { email } = useSite();
  const { name, outcome, isBusy, told } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const failed = outcome && !isDone(outcome) ? outcome : undefined;
  const isShown = failed !== undefined && !isBusy;

  useEffect(() => {
    if (isShown && !isStill) box.current?.focus();
  }, [isShown, isStill]);

  if (!failed) return null;
  const { failure } = failed;
  return (
    <div
      className="error-summary"
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${name}-summary`}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without script
      autoFocus={!isStill || undefined}
    >
      <h2 className="error-summary__title" id={`${name}-summary`}>
        {t('summary')}
      </h2>
      {failure && (
        <p>
          {failure.kind === 'refused' ? failure.message : t(`failure.${failure.kind}`, { email })}
        </p>
      )}
      {help}
      {Object.values(failed.problems).includes('required') && <p>{t('missing')}</p>}
      {told.length > 0 && (
        <ul className="error-summary__list">
          {told.map(([field, sentence]) => (
            <li key={field}>
              <a
                href={`#${name}-${field}`}
                onClick={(event) => {
                  const control = document.getElementById(`${name}-${field}`);
                  if (!control) return;
                  event.preventDefault();
                  control.scrollIntoView({ block: 'center' });
                  control.focus({ preventScroll: true });
                }}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
