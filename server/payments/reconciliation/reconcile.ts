import type { Parts } from '../../parts/parts';
import { isDecided } from '../attempts';
import type { ProviderName } from '../providers/provider';
import { askProvider } from './askProvider';
import { balanceOf, type DeskBalance } from '../desk/deskBook';
import { attemptBooks, deskMovements, paidReservations, type AttemptBooks } from './books';
import { compareDeskBook } from './compareDeskBook';
import { compareOwnBooks, paidForNothing } from './compareOwnBooks';
import { compareWithProvider } from './compareWithProvider';
import { sumOf, type Comparison } from './findings';
import { findUnknownPayments } from './unknownPayments';
import { listOpenReviews, type StaffReview } from '../cases/staffReviews';

const DAY = 24 * 60 * 60_000;
/** Decided payments are asked about for so long again; providers don't change their word later. */
const RECENT = 31 * DAY;

/** How the books stand. Amounts in whole kobo. */
export interface Reconciliation extends Comparison {
  at: Date;
  taken: { payments: number; amountKobo: number };
  returned: { refunds: number; amountKobo: number };
  onItsWayBack: { refunds: number; amountKobo: number };
  /** What the desk took and gave back by hand, of which no provider knows. */
  atDesk: DeskBalance;
  openReviews: StaffReview[];
  /** About how many payments the providers were asked. */
  asked: number;
  /** References about which their provider gave no word, so that nothing is proven. */
  unanswered: string[];
  /** Providers that did not tell which payments they have, so that one may be missing. */
  unlisted: ProviderName[];
}

/**
 * Compares the hotel's own books with each other and with the providers' word, and changes nothing:
 * every kobo has to belong to one paid reservation, to be on its way back, or to be a case for staff; and the
 * providers may have none that our books don't know.
 * @param asksAll whether providers are asked about all payments ever, not only about open and recent
 *   ones
 */
export async function reconcile(
  { clock, database, providers }: Pick<Parts, 'clock' | 'database' | 'providers'>,
  { asksAll }: { asksAll: boolean },
): Promise<Reconciliation> {
  const at = clock.now();
  const all = await attemptBooks(database);
  const paid = await paidReservations(database);
  const atDesk = await deskMovements(database);
  const unaccounted = [
    ...all.flatMap(compareOwnBooks),
    ...paidForNothing(paid, all, atDesk),
    ...compareDeskBook(paid, atDesk),
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
  const unknown = await findUnknownPayments(
    { database, providers },
    all,
    asksAll ? null : new Date(at.getTime() - RECENT),
  );
  return {
    at,
    ...totals(all),
    atDesk: balanceOf(atDesk),
    unaccounted: [...unaccounted, ...unknown.unaccounted],
    awaited,
    openReviews: await listOpenReviews(database),
    asked: toAsk.length,
    unanswered,
    unlisted: unknown.unlisted,
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
export function isClean({ unaccounted, unanswered, unlisted }: Reconciliation): boolean {
  return [unaccounted, unanswered, unlisted].every(({ length }) => length === 0);
}
