import type { Letter } from './letter.ts';
import { type Html, html, lines } from './markup.ts';
import { sheet, style } from './style.ts';

/** The strip-woven cloth under the agency's name. */
const strips = ['#e2a42b', '#a4321b', '#1e5a3c', '#1a5a72', '#e8a08c', '#62c0b5'];

function head({ language, subject }: Letter): Html {
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta http-equiv="Content-Language" content="${language}">
<title>${subject}</title>
<style>${sheet}</style>
</head>`;
}

const paragraph = (text: string) => html`<p style="${style.text}">${lines(text)}</p>\n`;

function button({ button: action }: Letter): Html | false {
  if (!action) return false;
  const { label, link, hint } = action;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.buttonBox}">
<tr><td class="button" bgcolor="#a4321b" style="${style.buttonCell}"><a class="button-link" href="${link}" style="${style.button}">${label}</a></td></tr>
</table>
<p class="soft" style="${style.hint}">${hint}<br><a class="link" href="${link}" style="${style.link}">${link}</a></p>
`;
}

function written({ facts, quote }: Letter): Html | false {
  if (facts.length === 0 && quote === undefined) return false;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${style.quoteBox}">
<tr><td class="quote" bgcolor="#f2e6ce" style="${style.quote}">
${facts.map(
  ({ label, value }) =>
    html`<p style="${style.fact}"><span class="soft" style="${style.label}">${label}</span><br><span dir="auto">${value}</span></p>\n`,
)}${quote && html`<p style="${style.fact}"><span class="soft" style="${style.label}">${quote.label}</span><br><span dir="auto">${lines(quote.text)}</span></p>\n`}</td></tr>
</table>
`;
}

function footer({ agency, address, closing, links }: Letter): Html {
  return html`${closing && html`<p class="soft" style="${style.small}">${closing.questions}</p>\n`}<p class="soft" style="${style.small}">${agency.name}<br>${address}<br>${agency.phone}, <a class="link" href="mailto:${agency.email}" style="${style.link}">${agency.email}</a></p>
<p class="soft" style="${style.small}">${links.map(
    ({ label, link }, index) =>
      html`${index > 0 && html` &nbsp; `}<a class="link" href="${link}" style="${style.wayOut}">${label}</a>`,
  )}</p>`;
}

/** The mail as HTML: tables and inlined styles, because mail programs know no more; nothing is fetched to show it. */
export function toHtml(letter: Letter): string {
  const { language, subject, preheader, greeting, before, after, closing, agency } = letter;
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
${head(letter)}
<body class="ground" bgcolor="#fbf6ec" style="${style.body}">
<div style="${style.preheader}">${preheader}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${language}" dir="ltr">
<table role="presentation" class="ground" bgcolor="#fbf6ec" cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><td align="center" style="padding:0 0 32px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" style="width:100%;max-width:600px">
<tr><td class="head" bgcolor="#1b1512" style="${style.head}">${agency.name}</td></tr>
<tr><td><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
${strips.map((colour) => html`<td bgcolor="${colour}" height="6" style="background-color:${colour};${style.strip}">&nbsp;</td>`)}
</tr></table></td></tr>
<tr><td class="sheet" bgcolor="#fffdf8" style="${style.sheet}">
<h1 style="${style.title}">${subject}</h1>
${greeting !== undefined && paragraph(greeting)}${before.map(paragraph)}${button(letter)}${written(letter)}${after.map(paragraph)}${closing && html`<p style="${style.regards}">${closing.regards}<br>${agency.name}</p>`}
</td></tr>
<tr><td style="${style.footer}">
${footer(letter)}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`.text;
}
