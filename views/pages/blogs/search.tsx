import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_LENGTH } from '../../../shared/contract/constants.ts';
import { LanguageField } from '../../components/language-field.tsx';
import { useTypingPause } from '../../components/use-typing-pause.ts';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { listAddress } from './list-address.ts';

interface Props {
  /** What the list shows now. */
  search: string;
}

/** Finds articles by words: while typing, or by its button. */
export function Search({ search }: Props) {
  const { t } = useTranslation('blogs');
  const language = useLanguage();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const pause = useTypingPause();

  // Back, or a link, may have changed the list; what somebody is typing stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  const find = (text: string) => {
    pause.stop();
    if (text.trim() === search) return;
    const address = inLanguage(listAddress(text.trim(), 1), language);
    navigate(address, { replace: true, preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    find(input.current?.value ?? '');
  };

  return (
    <search>
      <form className="blogs-search" method="get" action={paths.blogs} onSubmit={onSubmit}>
        <LanguageField />
        <label className="blogs-search__label" htmlFor="blogs-search">
          {t('search')}
        </label>
        <input
          className="blogs-search__input"
          id="blogs-search"
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => pause.wait(() => find(target.value))}
        />
        <button className="button" type="submit">
          {t('find')}
        </button>
      </form>
    </search>
  );
}
