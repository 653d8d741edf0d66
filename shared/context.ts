import { createContext } from 'react-router';
import type { Api } from './api/create-api.ts';
import type { Account } from './contract/compte.ts';
import type { Language } from './i18n/languages.ts';

/** The typed API client of this request (server) or of this page (browser): loaders and actions get it from here. */
export const apiContext = createContext<Api>();

/** The language of this request. */
export const languageContext = createContext<Language>();

/** Who is signed in, asked when called; null for nobody. Throws NetworkError where it cannot be known. */
export const accountContext = createContext<() => Promise<Account | null>>();
