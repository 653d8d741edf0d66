// Made by build.mjs from `locales/<language>/*.json`.
declare module 'locale/*' {
  const texts: import('./translate.ts').Texts;
  export default texts;
}
