import type { ProviderName } from '../paymentProviders/provider';
import type { AttemptBooks } from './ledger';

/** Money that the books don't account for. */
export interface Finding {
  provider: ProviderName | null;
  reference: string;
  /** Null for a payment that our books don't have. */
  reservationId: string | null;
  /** Whole kobo; negative if more was paid out, or is claimed, than there is. */
  amountKobo: number;
  why: string;
}

/** Names of differences that one mistake can show twice: within our own books, and between them and a provider's. */
export const differences = {
  usedForNothing: 'Taken, and used for nothing',
  neverTaken: 'Used, but never taken',
  notBooked: 'Taken by the provider, but not booked',
  undecided: 'Taken by the provider, and its case was closed undecided',
  notAtProvider: 'Booked, but not at the provider',
  otherAmount: 'Booked with another amount than the provider took',
} as const;

const betweenOurBooks = new Set<string>([differences.usedForNothing, differences.neverTaken]);
const withProvider = new Set<string>([
  differences.notBooked,
  differences.notAtProvider,
  differences.otherAmount,
]);

/**
 * Removes duplicates: if the provider's response shows what is wrong with a charge, our own books' finding about it is
 * dropped.
 */
export function namedOnce(own: readonly Finding[], atProviders: readonly Finding[]): Finding[] {
  const wronglyBooked = new Set(
    atProviders.filter(({ why }) => withProvider.has(why)).map(({ reference }) => reference),
  );
  const others = own.filter(
    ({ why, reference }) => !(betweenOurBooks.has(why) && wronglyBooked.has(reference)),
  );
  return [...others, ...atProviders];
}

/** What was found, and what will resolve itself in time. */
export interface Comparison {
  unaccounted: Finding[];
  /** Known to a provider and not booked yet, but a check is scheduled. */
  awaited: Finding[];
}

export function sumOf(rows: readonly { amountKobo: number }[]): number {
  return rows.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/** A finding about an attempt. */
export function finding(
  { attempt: { provider, reference, reservationId } }: AttemptBooks,
  amountKobo: number,
  why: string,
): Finding {
  return { provider, reference, reservationId, amountKobo, why };
}
