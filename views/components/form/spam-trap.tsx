import { useTranslation } from '../../translation.ts';
import { BEGAN, TRAP } from './form-action.ts';
import { useFormState } from './form-context.ts';

interface Props {
  /** When the page was made, in milliseconds. */
  began: number | undefined;
}

/** A field that only programs fill in, and the time since when one can fill in the form: no puzzle for anybody. */
export function SpamTrap({ began }: Props) {
  const { t } = useTranslation('form');
  const { name, outcome } = useFormState();
  return (
    <div className="spam-trap" aria-hidden="true" key={outcome?.failure?.kind}>
      <label htmlFor={`${name}-${TRAP}`}>{t('trap')}</label>
      <input
        id={`${name}-${TRAP}`}
        name={TRAP}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
      <input type="hidden" name={BEGAN} value={began ?? ''} />
    </div>
  );
}
