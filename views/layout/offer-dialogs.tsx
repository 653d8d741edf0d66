import { useHashLink, useOpenHash } from '../components/hash-dialog.ts';
import { BookletDialog } from '../pages/benin-immersion/booklet-dialog.loadable.ts';
import { EbookDialog } from '../pages/e-book/ebook-dialog.loadable.ts';

const BOOKLET = '#booklet';
const EBOOK = '#e-book';

/** For links to the booklet's page and to the e-book's: with script they open over the page at hand. */
export const useBookletLink = () => useHashLink(BOOKLET, () => BookletDialog.preload());
export const useEbookLink = () => useHashLink(EBOOK, () => EbookDialog.preload());

/** The offers of banner and footer, over any page. */
export function OfferDialogs() {
  const { hash, close } = useOpenHash();
  if (hash === BOOKLET) return <BookletDialog onClose={close} />;
  if (hash === EBOOK) return <EbookDialog onClose={close} />;
  return null;
}
