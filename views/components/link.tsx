import { type LinkProps, Link as RouterLink } from 'react-router';
import { inLanguage, useLanguage } from '../paths.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** An address of `paths`. */
  to: string;
}

/** A link inside the site: keeps the language. */
export function Link({ to, ...rest }: Props) {
  return <RouterLink to={inLanguage(to, useLanguage())} {...rest} />;
}
