import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { defaultLanguage, type Language, toLanguage } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';

const KEY = 'language-offer-closed';

/**
 * A visitor whose browser prefers French or German is offered that language, in that language (contract 7). Decided in
 * the browser, so that the page does not depend on a header; `offer` holds the three texts in every language's file.
 */
export function LanguageOffer() {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState<Language>();

  useEffect(() => {
    const preferred = navigator.languages.map((code) => toLanguage(code.slice(0, 2))).find(Boolean);
    const isNew = preferred && preferred !== current && preferred !== defaultLanguage;
    if (isNew && !localStorage.getItem(KEY)) setOffer(preferred);
  }, [current]);

  if (!offer) return null;
  const query = new URLSearchParams(search);
  query.set('lang', offer);
  const close = () => {
    localStorage.setItem(KEY, '1');
    setOffer(undefined);
  };
  return <LanguageOfferBox offer={offer} address={`${pathname}?${query}`} onClose={close} />;
}

interface BoxProps {
  offer: Language;
  address: string;
  onClose(): void;
}

/** What the offer looks like. */
export function LanguageOfferBox({ offer, address, onClose }: BoxProps) {
  const { t } = useTranslation('offer');
  return (
    <aside className="language-offer" lang={offer} aria-label={t(`${offer}.name`)}>
      <p>{t(`${offer}.text`)}</p>
      <a className="button button--small" href={address}>
        {t(`${offer}.accept`)}
      </a>
      <button type="button" className="button button--small button--quiet" onClick={onClose}>
        {t(`${offer}.decline`)}
      </button>
    </aside>
  );
}
