import { useLocation } from 'react-router';
import { languages } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';

const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

/**
 * The same page in the other languages. Plain links with `lang` spelled out, English as well: the server stores the
 * choice and answers with the page's true address (contract 7).
 */
export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav className="language-switch" aria-label={t('language')}>
      <ul className="language-switch__list">
        {languages.map((language) => {
          const query = new URLSearchParams(search);
          query.set('lang', language);
          return (
            <li key={language}>
              <a
                className="language-switch__link"
                href={`${pathname}?${query}`}
                hrefLang={language}
                lang={language}
                aria-current={language === current ? 'true' : undefined}
              >
                <abbr className="language-switch__short" title={NAMES[language]}>
                  {language.toUpperCase()}
                </abbr>
                <span className="language-switch__name">{NAMES[language]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
