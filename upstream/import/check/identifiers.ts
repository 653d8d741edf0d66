import type { Problems } from '../problems.ts';
import type { Countries } from '../read/catalogue.ts';
import type { Catalogue } from '../read/entry.ts';
import type { Path } from '../read/yaml.ts';

type Place = { file: string; lineAt(path: Path): number };

/** Reports identifiers that are given twice. */
export function checkIdentifiers(
  catalogue: Catalogue,
  countries: Countries,
  problems: Problems,
): void {
  function once(what: string) {
    const first = new Map<string | number, string>();
    return (id: string | number, { file, lineAt }: Place, path: Path): void => {
      const other = first.get(id);
      if (other === undefined) first.set(id, file);
      else problems.add(file, lineAt(path), `duplicate ${what} ${id}, also in ${other}`);
    };
  }

  const [packageId, optionId, productId, pageId] = [
    'package id',
    'option id',
    'product id',
    'page id',
  ].map(once);
  for (const entry of catalogue.packages.values()) {
    packageId?.(entry.item.id, entry, ['id']);
    entry.item.options.forEach((option, i) => {
      optionId?.(option.id, entry, ['options', i, 'id']);
    });
  }
  for (const entry of catalogue.products.values()) productId?.(entry.item.id, entry, ['id']);
  for (const entry of catalogue.pages.values()) pageId?.(entry.item.id, entry, ['id']);
  const country = once('country');
  countries.forEach(({ code }, i) => {
    country(code, { file: 'countries.yaml', lineAt: () => i + 1 }, []);
  });
}
