import type { PaymentVerification } from '../../machines/contract/wire';
import type { Received } from '../../machines/reservation/hold';
import type { PaymentReference } from '../../machines/payment/paymentReference';
import { CallFailed } from '../../machines/shared/failure';
import { needsLogin } from '../../machines/shared/failureKind';
import { isPaid, isRefunding } from '../../machines/payment/paymentStatus';
import { receivedAtBy } from '../context/receivedAt';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { valueAt } from '../api/valueAt';
import { readResponse } from '../api/client';
import { parseVerification } from '../api/verificationResponse';

interface Question {
  reference: PaymentReference;
  signal: AbortSignal;
}

/** The text that identifies a payment at either provider. */
function textOf(reference: PaymentReference): string {
  return reference.provider === 'paystack' ? reference.reference : reference.transactionId;
}

/**
 * Saves a reservation that turned out to be paid, for a guest who opens it offline.
 * @param guest who asked
 * @returns the verification
 */
function saveConfirmed(
  { storage, clock }: ApiContextValue,
  guest: string | undefined,
  response: unknown,
): Received<PaymentVerification> {
  const verification = parseVerification(response);
  const { reservation } = verification;
  const isMoneyThere = isPaid(verification) || isRefunding(verification);
  const paid = isMoneyThere && reservation && 'roomAllocations' in reservation;
  if (paid && guest) storage.confirmedReservation.write(guest, valueAt(response, 'reservation'));
  return { ...verification, receivedAt: receivedAtBy(clock) };
}

/** Asks the provider of the reference; with or without a session. */
export async function verifyAtProvider(
  context: ApiContextValue,
  { reference, signal }: Question,
): Promise<Received<PaymentVerification>> {
  const { client } = context;
  const guest = guestId(context);
  const text = textOf(reference);
  const response = await readResponse(
    reference.provider === 'paystack'
      ? client.GET('/api/v1/hotel/payment/paystack/verify', {
          params: { query: { reference: text } },
          signal,
        })
      : client.GET('/api/v1/hotel/payment/flutterwave/verify', {
          params: { query: { transaction_id: text } },
          signal,
        }),
  );
  return saveConfirmed(context, guest, response);
}

/**
 * Verifies a payment of the guest's own. Without a session, the reference alone still gives access to the receipt, so
 * that a guest who has just paid needn't log in first.
 */
export async function verifyOwnPayment(
  context: ApiContextValue,
  { reference, signal }: Question,
): Promise<Received<PaymentVerification>> {
  const guest = guestId(context);
  const params = { query: { reference: textOf(reference) } };
  try {
    const call = context.client.GET('/api/v1/payment/verify/', { params, signal });
    return saveConfirmed(context, guest, await readResponse(call));
  } catch (cause) {
    if (cause instanceof CallFailed && needsLogin(cause.failure)) {
      return verifyAtProvider(context, { reference, signal });
    }
    throw cause;
  }
}
