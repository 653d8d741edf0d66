import { Html } from './markup.ts';

const font = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#241c17';
const soft = 'color:#5c5046';
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

/** What each part carries inline; the colours of the website (views/styles/settings), without its stylesheet. */
export const style = {
  body: 'margin:0;padding:0;background-color:#fbf6ec;-webkit-text-size-adjust:100%',
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  head: `padding:20px 24px;background-color:#1b1512;color:#fbf6ec;${font};font-size:24px;line-height:30px;font-weight:bold`,
  strip: 'height:6px;font-size:1px;line-height:6px',
  sheet: `padding:28px 24px 20px;background-color:#fffdf8;${ink};${font};font-size:17px;line-height:26px;${breaks}`,
  title: 'margin:0 0 20px;font-size:24px;line-height:31px;font-weight:bold',
  text: 'margin:0 0 16px',
  small: `margin:0 0 12px;${soft};${font};font-size:15px;line-height:22px;${breaks}`,
  hint: `margin:0 0 20px;${soft};${font};font-size:15px;line-height:22px;${breaks}`,
  link: 'color:#23408e;text-decoration:underline',
  wayOut: 'display:inline-block;padding:11px 0;color:#23408e;text-decoration:underline',
  buttonBox: 'margin:8px 0 20px;border-collapse:separate',
  buttonCell: 'background-color:#a4321b;border-radius:6px',
  button: `display:inline-block;padding:12px 24px;border:1px solid #a4321b;border-radius:6px;background-color:#a4321b;color:#fbf6ec;${font};font-size:17px;line-height:24px;font-weight:bold;text-decoration:none`,
  quoteBox: 'margin:4px 0 20px',
  quote: `padding:20px 20px 8px;background-color:#f2e6ce;border-left:4px solid #e2a42b;${ink};${breaks}`,
  fact: 'margin:0 0 12px',
  label: `${soft};font-size:15px;line-height:20px`,
  regards: 'margin:24px 0 8px',
  footer: `padding:20px 24px 0`,
} as const;

/** For programs that read it: the same mail by night. Colours by pairs, so that programs that invert stay readable. */
export const sheet = new Html(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:2px}
@media (prefers-color-scheme:dark){
.ground{background-color:#1b1512!important}
.sheet{background-color:#2b221d!important;color:#fbf6ec!important}
.quote{background-color:#3a2f28!important;color:#fbf6ec!important}
.soft{color:#cfc0a8!important}
.link{color:#9db0e0!important}
.button,.button-link{background-color:#e2a42b!important;border-color:#e2a42b!important;color:#1b1512!important}
}
`);
