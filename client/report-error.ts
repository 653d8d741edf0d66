/** One line in the console for what a person with the page open could tell us. */
export function reportError(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the browser's own place for it
  console.error(error);
}
