import { type FormEvent, useEffect, useRef, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { LanguageField } from '../../components/language-field.tsx';
import { useTypingPause } from '../../components/use-typing-pause.ts';
import { paths, useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import { type PackageSearch, readSearch, searchAddress } from './package-search.ts';
import type { SearchChoices } from './search-choices.ts';
import { SearchFields } from './search-fields.tsx';

interface Props {
  search: PackageSearch;
  choices: SearchChoices;
  live: boolean;
  onPending(isPending: boolean): void;
}

/** A plain GET form; with JavaScript the packages follow while one types, and the address with them. */
export function SearchForm({ search, choices, live, onPending }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { wait, stop } = useTypingPause();
  const address = searchAddress(search, language);
  const sent = useRef(address);
  const [isPending, startTransition] = useTransition();

  useEffect(() => onPending(isPending), [isPending, onPending]);
  useEffect(() => {
    // Another search than this form's last one has come: by Back, or by "clear".
    if (address === sent.current) return;
    sent.current = address;
    stop();
    show(form.current, search);
  }, [address, search, stop]);

  const send = () => {
    if (!form.current) return;
    stop();
    const next = searchAddress(readSearch(new FormData(form.current)), language);
    if (next === sent.current) return;
    sent.current = next;
    // The old packages stay, dimmed, until the new ones are there.
    startTransition(async () => {
      await navigate(next, { replace: true, preventScrollReset: true });
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form
      className="package-search"
      name="search"
      method="get"
      action={paths.packages}
      aria-label={t('search.name')}
      ref={form}
      {...(live && { onSubmit, onChange: () => wait(send) })}
    >
      <LanguageField />
      <SearchFields search={search} choices={choices} />
      <button type="submit" className="button button--secondary package-search__submit">
        {t('search.submit')}
      </button>
    </form>
  );
}

function show(form: HTMLFormElement | null, search: PackageSearch) {
  for (const name of ['q', 'month', 'days', 'price', 'sort'] as const) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = String(search[name] ?? '');
    }
  }
}
