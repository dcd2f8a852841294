import { groupTitles } from '../pages/list';

/** How an unpaid stay stands, in a word or two above the subject of a letter. */

export const notPaidYet = groupTitles.unpaid;
export const cancelled = 'Cancelled';
