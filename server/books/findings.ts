import type { findings } from '../../messages/books/findings';
import type { ProviderName } from '../paymentProviders/provider';
import type { AttemptBooks } from './ledger';

/** How our books differ from each other, or from a provider's. */
export type FindingCode = keyof typeof findings;

/** Money that the books don't account for. */
export interface Finding {
  provider: ProviderName | null;
  reference: string;
  /** Null for a payment that our books don't have. */
  reservationId: string | null;
  /** Whole kobo; negative if more was paid out, or is claimed, than there is. */
  amountKobo: number;
  code: FindingCode;
}

/** Refunds that only a provider knows, which can be recorded as they are. */
export const adoptable: readonly FindingCode[] = ['refundNotBooked', 'refundUnknown'];

/** Findings that one mistake can show twice: within our own books, and between them and a provider's. */
const betweenOurBooks: readonly FindingCode[] = ['usedForNothing', 'neverTaken'];
const withProvider: readonly FindingCode[] = ['notBooked', 'notAtProvider', 'otherAmount'];

/**
 * Removes duplicates: if the provider's response shows what is wrong with a charge, our own books' finding about it is
 * dropped.
 */
export function namedOnce(own: readonly Finding[], atProviders: readonly Finding[]): Finding[] {
  const wronglyBooked = new Set(
    atProviders.filter(({ code }) => withProvider.includes(code)).map(({ reference }) => reference),
  );
  const others = own.filter(
    ({ code, reference }) => !(betweenOurBooks.includes(code) && wronglyBooked.has(reference)),
  );
  return [...others, ...atProviders];
}

/** The findings, and those that will resolve themselves in time. */
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
  code: FindingCode,
): Finding {
  return { provider, reference, reservationId, amountKobo, code };
}
