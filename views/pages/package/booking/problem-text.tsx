import { MAXIMUM_TRAVELLERS, MINIMUM_TRAVELLERS } from '../../../../shared/contract/constants.ts';
import { useTranslation } from '../../../translation.ts';
import { isLost, type Problem } from './apply.ts';

interface Props {
  id: string;
  problem: Problem | null | undefined;
  travellers: number;
  /** Without script, the answer to a refused form opens at what is wrong. */
  isFocused: boolean;
  /** Sends once more what did not arrive. */
  onRetry(): void;
}

/** What is wrong and what to do, at the place where it is wrong. */
export function ProblemText({ id, problem, travellers, isFocused, onRetry }: Props) {
  const { t } = useTranslation('package');
  if (!problem) return null;
  const values = {
    count: travellers,
    minimum: MINIMUM_TRAVELLERS,
    maximum: MAXIMUM_TRAVELLERS,
  };
  return (
    <div
      className="booking__problem"
      id={id}
      // Offline, the total says it: at the same place for every change.
      role={problem.kind === 'offline' ? undefined : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without script
      autoFocus={isFocused || undefined}
    >
      <p>{t(`problem.${problem.kind}`, values)}</p>
      {isLost(problem) && (
        <button type="button" className="button button--secondary button--small" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
