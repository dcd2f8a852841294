import type { Parts } from '../parts';
import { isDecided } from './attempts';
import { askProvider } from './reconciliation/askProvider';
import { attemptBooks, paidReservations, type AttemptBooks } from './reconciliation/books';
import { compareOwnBooks, paidForNothing } from './reconciliation/compareOwnBooks';
import { compareWithProvider } from './reconciliation/compareWithProvider';
import { sumOf, type Comparison } from './reconciliation/findings';
import { listOpenReviews, type StaffReview } from './staffReviews';

const DAY = 24 * 60 * 60_000;
/** Decided payments are asked about for so long again; providers don't change their word later. */
const RECENT = 31 * DAY;

/** How the books stand. Amounts in whole kobo. */
export interface Reconciliation extends Comparison {
  at: Date;
  taken: { payments: number; amountKobo: number };
  returned: { refunds: number; amountKobo: number };
  onItsWayBack: { refunds: number; amountKobo: number };
  openReviews: StaffReview[];
  /** About how many payments the providers were asked. */
  asked: number;
  /** References about which their provider gave no word, so that nothing is proven. */
  unanswered: string[];
}

/**
 * Compares the hotel's own books with each other and with the providers' word, and changes nothing:
 * every kobo has to belong to one paid reservation, to be on its way back, or to be a case for staff.
 * @param asksAll whether providers are asked about all payments ever, not only about open and recent
 *   ones
 */
export async function reconcile(
  { clock, database, providers }: Pick<Parts, 'clock' | 'database' | 'providers'>,
  { asksAll }: { asksAll: boolean },
): Promise<Reconciliation> {
  const at = clock.now();
  const all = await attemptBooks(database);
  const unaccounted = [
    ...all.flatMap(compareOwnBooks),
    ...paidForNothing(await paidReservations(database), all),
  ];
  const isAsked = ({ attempt }: AttemptBooks) =>
    asksAll || !isDecided(attempt) || attempt.updatedAt.getTime() > at.getTime() - RECENT;
  const toAsk = all.filter(isAsked);
  const awaited: Comparison['awaited'] = [];
  const unanswered: string[] = [];
  for (const books of toAsk) {
    const theirs = await askProvider(providers, books);
    if (theirs === null) {
      unanswered.push(books.attempt.reference);
      continue;
    }
    const compared = compareWithProvider(books, theirs, at);
    unaccounted.push(...compared.unaccounted);
    awaited.push(...compared.awaited);
  }
  return {
    at,
    ...totals(all),
    unaccounted,
    awaited,
    openReviews: await listOpenReviews(database),
    asked: toAsk.length,
    unanswered,
  };
}

function totals(
  all: readonly AttemptBooks[],
): Pick<Reconciliation, 'taken' | 'returned' | 'onItsWayBack'> {
  const entries = all.flatMap((books) => books.entries);
  const charges = entries.filter(({ kind }) => kind === 'charge');
  const returns = entries.filter(({ kind }) => kind === 'refund');
  const underWay = all
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status !== 'settled' && status !== 'failed');
  return {
    taken: { payments: charges.length, amountKobo: sumOf(charges) },
    returned: { refunds: returns.length, amountKobo: sumOf(returns) },
    onItsWayBack: { refunds: underWay.length, amountKobo: sumOf(underWay) },
  };
}

/** Whether every kobo is accounted for, by everybody's word. */
export function isClean({ unaccounted, unanswered }: Reconciliation): boolean {
  return unaccounted.length === 0 && unanswered.length === 0;
}
