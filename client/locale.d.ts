// Made by build.mjs from `locales/<language>/*.json`.
declare module 'locale/*' {
  const texts: Record<string, Record<string, unknown>>;
  export default texts;
}
