import { paths } from '../../paths.ts';

/** The contact form with the trip in question filled in. */
export function askAbout(uri: string): string {
  return `${paths.contact}?${new URLSearchParams({ sujet: 'trip', package: uri })}`;
}
