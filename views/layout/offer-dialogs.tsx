import { useHashLink, useOpenHash } from '../components/hash-dialog.ts';
import { useOtherPage } from '../components/use-other-page.ts';
import { BookletDialog } from '../pages/benin-immersion/booklet-dialog.loadable.ts';
import type { loader } from '../pages/e-book/e-book.page.tsx';
import { EbookDialog } from '../pages/e-book/ebook-dialog.loadable.ts';
import { paths } from '../paths.ts';

const BOOKLET = '#booklet';
const EBOOK = '#e-book';

/** For links to the booklet's page and to the e-book's: with script they open over the page at hand. */
export const useBookletLink = () => useHashLink(BOOKLET, () => BookletDialog.preload());
export const useEbookLink = () => useHashLink(EBOOK, () => EbookDialog.preload());

/** The offers of banner and footer, over any page. */
export function OfferDialogs() {
  const { hash, close } = useOpenHash();
  if (hash === BOOKLET)
    return <Offer path={paths.booklet} Dialog={BookletDialog} onClose={close} />;
  if (hash === EBOOK) return <Offer path={paths.ebook} Dialog={EbookDialog} onClose={close} />;
  return null;
}

interface OfferProps {
  /** The page whose form it is. */
  path: string;
  Dialog: typeof BookletDialog | typeof EbookDialog;
  onClose(): void;
}

function Offer({ path, Dialog, onClose }: OfferProps) {
  const page = useOtherPage<typeof loader>(path);
  return page ? <Dialog began={page.began} onClose={onClose} /> : null;
}
