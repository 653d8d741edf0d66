import { HtmlValidate } from 'html-validate';

/** HTML as the standard has it, but for what React and we decide otherwise. */
export const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own, valid, way.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // A list with `list-style: none` loses its role in one browser unless it is said again.
    'no-redundant-role': 'off',
    // Decided in security.md 4: a position of a picture's crop is data, and allowed by the policy.
    'no-inline-style': 'off',
  },
});
