import type { Logger } from 'pino';
import type { Clock } from '../calendar.ts';
import type { Database } from '../database/write.ts';
import type { Documents } from '../documents/documents.ts';
import type { Routes } from '../http/dispatch.ts';
import type { Agency } from '../import/read/agency.ts';
import type { Limits } from '../limits.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { audioRoutes } from './audio/audio.routes.ts';
import { blogRoutes } from './blog/blog.routes.ts';
import { bookingRoutes } from './booking/booking.routes.ts';
import { commandeRoutes } from './commande/commande.routes.ts';
import { accountRoutes } from './compte/compte.routes.ts';
import type { Passwords } from './compte/password.ts';
import { destinationRoutes } from './destination/destination.routes.ts';
import { ebookRoutes } from './ebook/ebook.routes.ts';
import { galleryRoutes } from './gallery/gallery.routes.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { packageRoutes } from './package/package.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { productRoutes } from './produit/produit.routes.ts';
import { toBookPaymentRoutes } from './tobook/payment.routes.ts';
import { toBookRoutes } from './tobook/tobook.routes.ts';

/** What every target works with. */
export interface TargetParts {
  database: Database;
  clock: Clock;
  /** Origin of the website, for links in mails (mail/links.ts). */
  publicUrl: string;
  agency: Agency;
  limits: Limits;
  passwords: Passwords;
  documents: Documents;
  payment: PaymentProvider;
  log: Logger;
}

/** Every selector of the contract; a missing one does not compile. */
export function createRoutes(parts: TargetParts): Routes {
  return {
    ...accountRoutes(parts),
    ...audioRoutes(parts),
    ...blogRoutes(parts),
    ...bookingRoutes(parts),
    ...commandeRoutes(parts),
    ...destinationRoutes(parts),
    ...ebookRoutes(parts),
    ...galleryRoutes(parts),
    ...guideRoutes(parts),
    ...packageRoutes(parts),
    ...pageRoutes(parts),
    ...productRoutes(parts),
    ...toBookRoutes(parts),
    ...toBookPaymentRoutes(parts),
  };
}
