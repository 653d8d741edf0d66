import type { TargetParts } from '../routes.ts';
import { activationRoutes } from './activation.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { resetRoutes } from './reset.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** Accounts: signing up and in, confirming an address, a forgotten password, the person's own data. */
export const accountRoutes = (parts: TargetParts) => ({
  ...sessionRoutes(parts),
  ...activationRoutes(parts),
  ...resetRoutes(parts),
  ...profileRoutes(parts),
});
