import type { PageContent } from '../../shared/contract/page.ts';
import { inLanguage, useLanguage } from '../paths.ts';
import { useSite } from '../site.ts';
import { JsonLd } from './json-ld.tsx';

interface Props {
  type: 'WebPage' | 'AboutPage';
  path: string;
  page: PageContent;
  /** What else is known of it. */
  more?: Record<string, unknown>;
}

/** A page of the content, for search engines. */
export function PageJsonLd({ type, path, page: { content, meta }, more = {} }: Props) {
  const { name, url } = useSite();
  const language = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': type,
        name: content.name,
        description: meta.description,
        url: url + inLanguage(path, language),
        inLanguage: language,
        dateModified: meta.modified_time,
        isPartOf: { '@type': 'WebSite', name, url },
        ...(content.image && { image: url + (content.image.social ?? content.image.src) }),
        ...more,
      }}
    />
  );
}
