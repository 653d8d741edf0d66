import { A5, floorOf } from '../sheet.ts';

export const PAGE = A5;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
/** The lowest line of a text; below it stands the page's number. */
export const FLOOR = floorOf(PAGE);
