import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'br',
      'strong',
      'em',
      'del',
      'code',
      'pre',
      'a',
      'span',
    ],
    ...[
      'figure',
      'picture',
      'source',
      'img',
      'small',
      'figcaption',
      'div',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    ol: ['start'],
    span: ['lang'],
    table: ['role'],
    caption: ['class'],
    thead: ['role'],
    tbody: ['role'],
    tr: ['role'],
    th: ['role', 'scope'],
    td: ['role', 'data-column'],
    div: ['class'],
    figure: ['class'],
    img: ['src', 'alt', 'width', 'height', 'style', 'loading', 'decoding'],
    source: ['type', 'srcset', 'sizes'],
    small: ['class'],
  },
  allowedClasses: {
    div: ['table', 'table--pairs'],
    caption: ['visually-hidden'],
    figure: ['figure', 'figure--wide'],
    small: ['credit'],
  },
  allowedStyles: {
    img: {
      'background-color': [/^#[0-9a-f]{6}$/],
      'object-position': [/^[a-z0-9.% -]+$/],
    },
  },
  selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // What is left of a paragraph that held only an unpublished comment.
  exclusiveFilter: (frame) =>
    frame.tag === 'p' && frame.text.trim() === '' && frame.mediaChildren.length === 0,
};

/** Keeps the tags that texts are made of, and nothing that runs. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
