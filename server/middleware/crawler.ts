import { createIsbotFromList, list } from 'isbot';

// A browser without a window is steered by somebody's monitor or test, which books and reads as a person would.
const WINDOWLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36';
const crawlers = list.filter((pattern) => !new RegExp(pattern, 'i').test(WINDOWLESS));

/** Whether this user agent collects pages for a search engine or a preview: it gets every page at once, and no cookie. */
export const isCrawler = createIsbotFromList(crawlers);
