import { groupTitles } from '../pages/list';

/** An unpaid stay's status in a word or two, above the subject of an email. */

export const notPaidYet = groupTitles.unpaid;
export const cancelled = 'Cancelled';
