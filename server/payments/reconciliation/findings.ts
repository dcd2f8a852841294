import type { ProviderName } from '../providers/provider';
import type { AttemptBooks } from './books';

/** Money whose whereabouts the books don't explain. */
export interface Finding {
  provider: ProviderName | null;
  reference: string;
  /** Null for a payment that our books don't have. */
  reservationId: string | null;
  /** Whole kobo; negative where more went out, or is claimed, than there is. */
  amountKobo: number;
  why: string;
}

/** What was found, and what will explain itself when its time comes. */
export interface Comparison {
  unaccounted: Finding[];
  /** Known to a provider and not booked yet, but still asked about. */
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
