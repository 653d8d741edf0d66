import { ApiError } from '../shared/api/errors.ts';
import { CODE } from '../shared/contract/constants.ts';

/** Whether a link from a mail still holds: false for one that is unknown, used, replaced or too old. */
export async function linkHolds(check: Promise<unknown>): Promise<boolean> {
  try {
    await check;
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.code === CODE.notFound || error.code === CODE.fields))
      return false;
    throw error;
  }
}
