import { createContext } from 'react-router';
import type { Api } from './api/create-api.ts';
import type { Language } from './i18n/languages.ts';

/** The typed API client of this request (server) or of this page (browser): loaders and actions get it from here. */
export const apiContext = createContext<Api>();

/** The language of this request. */
export const languageContext = createContext<Language>();
