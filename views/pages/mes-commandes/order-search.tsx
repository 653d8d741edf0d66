import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_LENGTH } from '../../../shared/contract/constants.ts';
import { LanguageField } from '../../components/language-field.tsx';
import { useTypingPause } from '../../components/use-typing-pause.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { type ListState, listAddress } from './order-list.ts';

/** Finds orders by number or by what was bought: while typing, or by its button. */
export function OrderSearch({ state }: { state: ListState }) {
  const { t } = useTranslation('mes-commandes');
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const pause = useTypingPause();

  // Back, or a link, may have changed the list; what somebody is typing stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      input.current.value = state.search;
  }, [state.search]);

  const find = (text: string) => {
    pause.stop();
    if (text.trim() === state.search) return;
    const address = listAddress({ ...state, search: text.trim(), page: 1 });
    navigate(inLanguage(address, language), { replace: true, preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    find(input.current?.value ?? '');
  };

  return (
    <search>
      <form className="order-search" method="get" action={paths.orders} onSubmit={onSubmit}>
        <LanguageField />
        {state.sort && <input type="hidden" name="sort" value={state.sort} />}
        {state.sort && <input type="hidden" name="order" value={state.order} />}
        <label className="field__label order-search__label" htmlFor="order-search">
          {t('search')}
        </label>
        <input
          className="field__control"
          id="order-search"
          ref={input}
          type="search"
          name="search"
          defaultValue={state.search}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => pause.wait(() => find(target.value))}
        />
        <button className="button button--secondary" type="submit">
          {t('find')}
        </button>
      </form>
    </search>
  );
}
