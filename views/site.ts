import { createContext, useContext } from 'react';

/** What is the same on every page: settings that views may show, and the addresses of built files. */
export interface Site {
  name: string;
  /** Origin, without a slash at the end. */
  url: string;
  email: string;
  phone: string;
  mapTileUrl: string | undefined;
  /** Addresses of the drawings in `views/art`, by file name. */
  art: Record<string, string>;
  /** Addresses of the map's layers, by file name. */
  map: Record<string, string>;
  /** The address of the folder with the texts for browsers: `<language>/<page>.js`. */
  texts: string;
}

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** The site around this component; throws outside of a page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of SiteProvider');
  return site;
}

/** The address of a drawing in `views/art`; throws for a name that is not there. */
export function useArt(name: string): string {
  const address = useSite().art[name];
  if (!address) throw new Error(`No drawing ${name} in views/art`);
  return address;
}
