import { useTranslation } from 'react-i18next';
import type { Section } from '../../../shared/html.ts';

/** A text with more sections than this has a list of them. */
const WITHOUT_LIST = 3;

interface Props {
  sections: Section[];
}

export function Contents({ sections }: Props) {
  const { t } = useTranslation('blog');
  if (sections.length <= WITHOUT_LIST) return null;
  return (
    <nav className="blog-contents" aria-labelledby="blog-contents">
      <h2 className="blog-contents__title" id="blog-contents">
        {t('contents')}
      </h2>
      <ol className="blog-contents__list">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className="blog-contents__link" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
