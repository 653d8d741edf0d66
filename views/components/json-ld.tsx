import { toScriptJson } from '../../shared/script-json.ts';

interface Props {
  /** A schema.org thing without `@context`. */
  data: { '@type': string } & Record<string, unknown>;
}

/** What the page is about, for search engines. */
export function JsonLd({ data }: Props) {
  const json = toScriptJson({ '@context': 'https://schema.org', ...data });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
