import { useTranslation } from 'react-i18next';
import { Link } from '../../components/link.tsx';
import { mailTo } from '../../components/mail-to.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

interface Props {
  /** Chosen on the page that people come from. */
  subject: Subject | undefined;
  trip: { uri: string; name: string } | undefined;
}

/** A message by mail, begun for the visitor: what it is about, and what we need to know to answer. */
export function WriteToUs({ subject, trip }: Props) {
  const { t } = useTranslation('contact-us');
  const { email } = useSite();
  const messageTo = (about: Subject) => {
    const isOnTrip = about === 'trip' && trip;
    const line = isOnTrip ? t('subject.named', { name: trip.name }) : t(`subject.${about}`);
    return { line, address: mailTo(email, line, t(`message.${about}`)) };
  };
  const chosen = messageTo(subject ?? 'trip');
  const others = SUBJECTS.filter((about) => about !== (subject ?? 'trip'));
  return (
    <section className="write-to-us" aria-labelledby="write-title">
      <h2 id="write-title">{t('write')}</h2>
      {trip && (
        <p className="write-to-us__trip">
          {t('about')} <Link to={paths.package(trip.uri)}>{trip.name}</Link>
        </p>
      )}
      <p>{t('writeText')}</p>
      <p className="write-to-us__first">
        <a className="button" href={chosen.address}>
          {t('open', { subject: chosen.line })}
        </a>
      </p>
      <p className="write-to-us__copy">
        {t('copy')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <h3 className="write-to-us__other">{t('otherSubjects')}</h3>
      <ul className="write-to-us__subjects">
        {others.map((about) => {
          const { line, address } = messageTo(about);
          return (
            <li key={about}>
              <a className="write-to-us__subject" href={address}>
                {line}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
