import { useEffect } from 'react';
import { type LoaderFunction, useFetcher } from 'react-router';
import { inLanguage, useLanguage } from '../paths.ts';

/**
 * The data of another page, for a dialog that shows its form; undefined until they are there, and the page's script and
 * texts with them.
 */
export function useOtherPage<Loader extends LoaderFunction>(path: string) {
  const language = useLanguage();
  const { load, data } = useFetcher<Loader>();
  useEffect(() => {
    load(inLanguage(path, language));
  }, [load, path, language]);
  return data;
}
