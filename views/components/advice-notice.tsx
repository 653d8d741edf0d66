import type { Advice } from '../../shared/contract/destination.ts';
import { formatDay } from '../../shared/dates.ts';
import { useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { Html } from './html.tsx';

interface Props {
  advice: Advice;
}

/** Official travel advice, stated plainly, with the day on which it was read and where to read it anew. */
export function AdviceNotice({ advice }: Props) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <section className="advice-notice" aria-labelledby="advice-title">
      <h2 className="advice-notice__title" id="advice-title">
        {t('advice.title')}
      </h2>
      <Html html={advice.text} />
      <p className="advice-notice__checked">
        {t('advice.checked', { day: formatDay(advice.checked, language) })}
      </p>
      <ul className="advice-notice__links">
        {advice.links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
