import { defaultLanguage, type Language } from '../../../shared/i18n/languages.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue } from '../read/entry.ts';

const itemKinds = {
  destination: 'destinations',
  package: 'packages',
  blog: 'blog',
  product: 'products',
} as const;

/** Pages of the site that have no content item (contract 8). */
const fixedPages = [
  'gallery',
  'contact-us',
  'our-destinations',
  'blogs',
  'ressources-clpn',
  'sign-in',
  'sign-up',
];

interface FragmentLink {
  file: string;
  line: number;
  href: string;
  /** Path and language of the page with the heading. */
  page: string;
  fragment: string;
}

/** Turns what authors write into addresses, and remembers the headings that must exist. */
export class Links {
  readonly #catalogue: Catalogue;
  readonly #problems: Problems;
  readonly #fragments: FragmentLink[] = [];
  readonly #headings = new Map<string, Set<string>>();

  constructor(catalogue: Catalogue, problems: Problems) {
    this.#catalogue = catalogue;
    this.#problems = problems;
  }

  #exists(path: string): boolean {
    const [kind = '', uri, ...rest] = path.split('/');
    if (rest.length > 0) return false;
    if (uri === undefined) return fixedPages.includes(kind) || this.#catalogue.pages.has(kind);
    const found = Object.entries(itemKinds).find(([name]) => name === kind);
    return found !== undefined && this.#catalogue[found[1]].has(uri);
  }

  /** Notes the headings of a page, so that links to them can be checked. */
  setHeadings(path: string, language: Language, ids: string[]): void {
    this.#headings.set(`${path} ${language}`, new Set(ids));
  }

  /** The address for `href`; `undefined` for one that leads out of the site and stays as it is. */
  resolve(
    href: string,
    from: { file: string; line: number; path: string; language: Language },
  ): string | undefined {
    if (/^(?:https?:\/\/|mailto:|tel:)/.test(href)) return undefined;
    const [path = '', fragment] = href.split('#', 2);
    const { file, line, language } = from;
    if (path !== '' && !this.#exists(path)) {
      this.#problems.add(file, line, `broken internal link "${href}"`);
      return '';
    }
    if (fragment !== undefined) {
      this.#fragments.push({
        file,
        line,
        href,
        page: `${path || from.path} ${language}`,
        fragment,
      });
    }
    const hash = fragment === undefined ? '' : `#${fragment}`;
    if (path === '') return hash;
    return `/${path}${language === defaultLanguage ? '' : `?lang=${language}`}${hash}`;
  }

  /** Reports links to headings that no page has. */
  checkFragments(): void {
    for (const { file, line, href, page, fragment } of this.#fragments) {
      if (!this.#headings.get(page)?.has(fragment))
        this.#problems.add(file, line, `broken internal link "${href}": no such heading`);
    }
  }
}
