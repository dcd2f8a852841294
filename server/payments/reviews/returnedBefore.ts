import type { Kobo } from '../../../machines/shared/money';
import type { Database } from '../../database/database';
import type { ReservationRow } from '../../reservations/queries';
import type { AttemptRow } from '../attempts';
import { caseRefused } from '../errors';
import {
  adoptProviderRefund,
  isReadable,
  type ReadableRefund,
} from '../refunds/adoptProviderRefund';
import { listProviderRefunds } from '../refunds/readProviderRefunds';
import { asked, type DecidingContext } from './caseInHand';

/**
 * A provider's refunds of a payment that have not failed: paid out or under way.
 * @param attempt with the provider's own name of it
 * @throws ApiError if the provider doesn't answer, or doesn't state the amount of one
 */
export async function refundsThere(
  context: Pick<DecidingContext, 'providers'>,
  attempt: Parameters<typeof listProviderRefunds>[1],
): Promise<ReadableRefund[]> {
  const theirs = await asked(() => listProviderRefunds(context, attempt));
  const standing = theirs.filter(({ state }) => state !== 'failed');
  if (standing.every(isReadable)) return standing;
  throw caseRefused(
    'The provider does not say how much of this payment goes back. Look at its dashboard, and try again.',
  );
}

export function sumKobo(refunds: readonly ReadableRefund[]): Kobo {
  return refunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}

/**
 * Adopts these refunds for a payment whose charge is booked by now. Those under way are tracked, and the guest is
 * told.
 */
export async function adoptRefundsThere(
  tx: Database,
  context: DecidingContext,
  about: { reservation: ReservationRow; attempt: AttemptRow },
  refunds: readonly ReadableRefund[],
): Promise<void> {
  for (const one of refunds) await adoptProviderRefund(tx, context, about, one);
}
