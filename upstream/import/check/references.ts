import type { Kind } from '../formats.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue, Entry } from '../read/entry.ts';
import type { Path } from '../read/yaml.ts';

/** Reports references to items that do not exist. */
export function checkReferences(catalogue: Catalogue, problems: Problems): void {
  function needs(from: Entry<Kind>, kind: Kind, uri: string, path: Path): void {
    if (catalogue[kind].has(uri)) return;
    problems.add(from.file, from.lineAt(path), `there is no ${kind}/${uri}`);
  }

  for (const entry of catalogue.packages.values()) {
    const { item } = entry;
    item.destinations.forEach((uri, i) => {
      needs(entry, 'destinations', uri, ['destinations', i]);
    });
    item.route.forEach((stop, i) => {
      if (!('destination' in stop)) return;
      const path = ['route', i, 'destination'];
      needs(entry, 'destinations', stop.destination, path);
      const destination = catalogue.destinations.get(stop.destination);
      if (destination && !destination.item.location) {
        problems.add(
          entry.file,
          entry.lineAt(path),
          `destinations/${stop.destination} has no location for the map`,
        );
      }
    });
    needs(entry, 'guides', item.guide, ['guide']);
  }
  for (const entry of catalogue.blog.values()) {
    if (entry.item.package !== undefined) needs(entry, 'packages', entry.item.package, ['package']);
  }
  for (const entry of catalogue.tales.values())
    needs(entry, 'tale-groups', entry.item.group, ['group']);
  for (const entry of catalogue.gallery.values())
    needs(entry, 'gallery-categories', entry.item.category, ['category']);
}
