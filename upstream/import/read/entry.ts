import type { Language } from '../../../shared/i18n/languages.ts';
import type { Item, Kind, Texts } from '../formats.ts';
import type { Path } from './yaml.ts';

/** A Markdown file: its front matter as checked, its body, and where things stand in it. */
export interface LanguageFile<T> {
  /** Relative to the content folder, for reports. */
  file: string;
  texts: T;
  body: string;
  /** The line on which the body starts. */
  bodyLine: number;
  lineAt(path: Path): number;
}

/** One item of the content: `<kind>/<uri>/`. */
export interface Entry<K extends Kind> {
  kind: K;
  uri: string;
  /** The folder, absolute. */
  folder: string;
  /** `item.yaml`, relative to the content folder. */
  file: string;
  item: Item<K>;
  lineAt(path: Path): number;
  languages: Record<Language, LanguageFile<Texts<K>>>;
  /** Media files that lie in the folder. */
  media: string[];
}

/** All items by kind and uri, in the order of their folders' names. */
export type Catalogue = { [K in Kind]: Map<string, Entry<K>> };
