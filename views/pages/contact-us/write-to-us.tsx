import { mailTo } from '../../components/contact-links.ts';
import { Link } from '../../components/link.tsx';
import { useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { SUBJECTS, type Subject, type Topic } from './subjects.ts';

interface Props {
  /** Chosen on the page that people come from. */
  subject: Subject | undefined;
  topic: Topic | undefined;
}

/** A message by mail, begun for the visitor: what it is about, and what we need to know to answer. */
export function WriteToUs({ subject, topic }: Props) {
  const { t } = useTranslation('contact-us');
  const { email } = useSite();
  const messageTo = (about: Subject) => {
    const isNamed = topic && about === topic.subject;
    const line = isNamed ? t('subject.named', { name: topic.name }) : t(`subject.${about}`);
    return { line, address: mailTo(email, line, t(`message.${about}`)) };
  };
  const first = subject ?? topic?.subject ?? 'trip';
  const chosen = messageTo(first);
  const others = SUBJECTS.filter((about) => about !== first);
  return (
    <section className="write-to-us" aria-labelledby="write-title">
      <h2 id="write-title">{t('write')}</h2>
      {topic && (
        <p className="write-to-us__trip">
          {t('about')} <Link to={topic.path}>{topic.name}</Link>
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
