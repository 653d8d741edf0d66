import { type RequestHandler, Router } from 'express';

/** Markup that is safe to send: made by `html` alone. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values become text, unless they are markup of this function's own. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Markup | Markup[])[]
): Markup {
  const shown = values.map((value) => {
    if (value instanceof Markup) return value.text;
    if (Array.isArray(value)) return value.map(({ text }) => text).join('');
    return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
  });
  return new Markup(String.raw({ raw: parts }, ...shown));
}

/** The whole page of the approval window. */
export function page(given: { language: string; title: string; banner: string; content: Markup }) {
  return html`<!doctype html>
<html lang="${given.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${given.title}</title>
<link rel="stylesheet" href="/paypal-simulator/window.css">
<script src="/paypal-simulator/window.js" defer></script>
</head>
<body>
<p class="banner">${given.banner}</p>
<main id="main" data-page="paypal-simulator">
<h1>${given.title}</h1>
${given.content}
</main>
</body>
</html>
`.text;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The token stands in the address: it goes nowhere else. */
export const pageHeaders: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', POLICY);
  res.set('Cache-Control', 'no-store');
  res.set('Referrer-Policy', 'same-origin');
  res.set('X-Robots-Tag', 'noindex');
  next();
};

/** Reports to whoever has opened the window, and closes it. */
const SCRIPT = `'use strict';
(() => {
  const report = document.getElementById('report');
  if (!report || !window.opener) return;
  const { token, outcome, payer } = report.dataset;
  window.opener.postMessage({ source: 'paypal-simulator', token, outcome, payer }, location.origin);
  window.close();
})();
`;

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #241c17; background: #fbf6ec; }
* { box-sizing: border-box; }
body { margin: 0; }
.banner { margin: 0; padding: 0.75rem 1rem; background: #fbefd3; border-block-end: 1px solid #85776a; text-align: center; font-weight: 600; }
main { max-inline-size: 28rem; margin-inline: auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin-block: 0.5rem; }
h2 { font-size: 1rem; margin-block: 1.5rem 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li, .total { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.5rem; border-block-end: 1px solid #cfc0a8; }
li span { overflow-wrap: anywhere; }
li span:last-child { white-space: nowrap; }
.total { margin-block: 0 1.5rem; }
button { inline-size: 100%; min-block-size: 2.75rem; margin-block-end: 0.75rem; padding: 0.5rem 1rem; border: 1px solid #85776a; border-radius: 0.25rem; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button[name='pay'] { background: #1a5a72; border-color: #1a5a72; color: #fff; font-weight: 600; }
button:hover { text-decoration: underline; }
button:focus-visible { outline: 3px solid #23408e; outline-offset: 2px; }
`;

/** The window's own script and style: its policy allows nothing inline. */
export function pageFiles(): Router {
  const router = Router();
  router.get('/window.js', (_req, res) => void res.type('js').send(SCRIPT));
  router.get('/window.css', (_req, res) => void res.type('css').send(STYLE));
  return router;
}
