import { PACKAGE_SORTS, SEARCH_LENGTH } from '../../../shared/contract/constants.ts';
import { formatMonth } from '../../../shared/dates.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';
import type { PackageSearch } from './package-search.ts';
import type { SearchChoices } from './search-choices.ts';

interface Props {
  search: PackageSearch;
  choices: SearchChoices;
}

/** Words, month, length, price and order. */
export function SearchFields({ search, choices }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <>
      <p className="package-search__field">
        <label htmlFor="search-q">{t('search.q')}</label>
        <input
          id="search-q"
          type="search"
          name="q"
          maxLength={SEARCH_LENGTH}
          defaultValue={search.q}
        />
      </p>
      <Choice
        name="month"
        label={t('search.month')}
        any={t('search.anyMonth')}
        chosen={search.month}
        values={choices.months}
        text={(month) => formatMonth(month, language)}
      />
      <Choice
        name="days"
        label={t('search.days')}
        any={t('search.anyDays')}
        chosen={search.days}
        values={choices.days}
        text={(count) => t('search.upToDays', { count })}
      />
      <Choice
        name="price"
        label={t('search.price')}
        any={t('search.anyPrice')}
        chosen={search.price}
        values={choices.prices}
        text={(euros) => t('search.upToPrice', { price: formatMoney(toCents(euros), language) })}
      />
      <Choice
        name="sort"
        label={t('search.sort')}
        chosen={search.sort}
        values={[...PACKAGE_SORTS]}
        text={(sort) => t(`search.by.${sort}`)}
      />
    </>
  );
}

interface ChoiceProps<T> {
  name: string;
  label: string;
  /** The words for "does not matter"; none: one of the values always holds. */
  any?: string;
  chosen: T | undefined;
  values: T[];
  text(value: T): string;
}

/** One choice; what the address asks for is shown even if it is not among those offered. */
function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { name, label, any, chosen, values, text } = props;
  const options = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  if (options.length === 0) return null;
  return (
    <p className="package-search__field">
      <label htmlFor={`search-${name}`}>{label}</label>
      <select id={`search-${name}`} name={name} defaultValue={chosen ?? ''}>
        {any && <option value="">{any}</option>}
        {options.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </select>
    </p>
  );
}
