import type { PaymentVerification } from '../../machines/contract/wire';
import { CallFailed, needsLogin } from '../../machines/failure';
import type { PaymentReference } from '../../machines/paymentReference';
import { answerOf } from '../wire/client';
import { guestId } from './guestId';
import type { JourneyParts } from './siteParts';

/** The text that names a payment, whichever provider it is from. */
function textOf(reference: PaymentReference): string {
  return reference.provider === 'paystack' ? reference.reference : reference.transactionId;
}

/** Keeps a reservation that turned out to be paid, for a guest who opens it without a network. */
function keepConfirmed(parts: JourneyParts, verification: PaymentVerification) {
  const { paymentStatus, reservation } = verification;
  const guest = guestId(parts);
  const paid = paymentStatus === 'paid' && reservation && 'roomAllocations' in reservation;
  if (paid && guest) parts.storage.confirmedReservation.write(guest, reservation);
}

/** Asks the provider that the reference is from; with or without a session. */
export async function verifyAtProvider(
  parts: JourneyParts,
  reference: PaymentReference,
): Promise<PaymentVerification> {
  const { client } = parts;
  const text = textOf(reference);
  const verification = await answerOf(
    reference.provider === 'paystack'
      ? client.GET('/api/v1/hotel/payment/paystack/verify', {
          params: { query: { reference: text } },
        })
      : client.GET('/api/v1/hotel/payment/flutterwave/verify', {
          params: { query: { transaction_id: text } },
        }),
  );
  keepConfirmed(parts, verification);
  return verification;
}

/**
 * Asks about a payment of the guest's own. Where the session is missing or over, the reference alone
 * still opens the receipt: a guest who has just paid is not sent to log in first.
 */
export async function verifyOwnPayment(
  parts: JourneyParts,
  reference: PaymentReference,
): Promise<PaymentVerification> {
  const params = { query: { reference: textOf(reference) } };
  try {
    const call = parts.client.GET('/api/v1/payment/verify/', { params });
    const verification = await answerOf(call);
    keepConfirmed(parts, verification);
    return verification;
  } catch (cause) {
    if (cause instanceof CallFailed && needsLogin(cause.failure)) {
      return verifyAtProvider(parts, reference);
    }
    throw cause;
  }
}
