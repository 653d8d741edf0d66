import { useNavigate } from 'react-router';
import { isPlainPress } from './plain-press.ts';

interface Props {
  /** HTML that the upstream has sanitised. */
  html: string;
  className?: string;
}

/** Text from the content; its links to other pages of the site navigate without a reload. */
export function Html({ html, className = '' }: Props) {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls
    <div
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when imported
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (
          !link ||
          !isPlainPress(event) ||
          link.origin !== location.origin ||
          link.target ||
          link.hash
        )
          return;
        event.preventDefault();
        navigate(link.pathname + link.search);
      }}
    />
  );
}
