import { paymentCheckMachine } from '../../machines/payment/paymentCheckMachine';
import type { PaymentVerification } from '../../machines/contract/wire';
import type { WithReceivedAt } from '../../machines/reservation/hold';
import type { PaymentReference } from '../../machines/payment/paymentReference';
import { CallFailed } from '../../machines/shared/failure';
import { needsLogin } from '../../machines/shared/failureKind';
import { isPaid, statusOf } from '../../machines/reservation/reservationStatus';
import { receivedAtBy } from '../context/receivedAt';
import { call } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { textAt, valueAt } from '../api/valueAt';
import { tryParse } from '../api/reading';
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
 * @param reference the text that names its payment
 * @returns the verification
 */
function saveConfirmed(
  { storage, clock }: ApiContextValue,
  guest: string | undefined,
  reference: string,
  response: unknown,
): WithReceivedAt<PaymentVerification> {
  const verification = parseVerification(response);
  const { reservation } = verification;
  const isWhole = reservation && 'roomAllocations' in reservation;
  if (guest && isWhole && isPaid(statusOf(reservation))) {
    storage.confirmedReservation.write(guest, valueAt(response, 'reservation'));
    storage.confirmedPayment.write(guest, { reference });
  }
  return { ...verification, receivedAt: receivedAtBy(clock) };
}

/** The verification of a payment that this guest has seen confirmed on this device; undefined for any other. */
function confirmedBefore(
  { storage, clock }: ApiContextValue,
  guest: string | undefined,
  reference: string,
): WithReceivedAt<PaymentVerification> | undefined {
  if (guest === undefined) return undefined;
  const payment = storage.confirmedPayment.find(guest);
  const found = storage.confirmedReservation.find(guest);
  if (payment.kind !== 'found' || found.kind !== 'found') return undefined;
  if (textAt(payment.value, 'reference') !== reference) return undefined;
  const verification = tryParse(() => parseVerification({ reservation: found.value }));
  return verification && { ...verification, receivedAt: receivedAtBy(clock) };
}

/**
 * The server's answer about a payment. Offline, it is the one that this guest has got before, if the payment was
 * confirmed by it.
 */
async function answerOf(
  context: ApiContextValue,
  reference: string,
  call: Parameters<typeof readResponse>[0],
): Promise<WithReceivedAt<PaymentVerification>> {
  const guest = guestId(context);
  try {
    return saveConfirmed(context, guest, reference, await readResponse(call));
  } catch (cause) {
    const isOffline = cause instanceof CallFailed && cause.failure.kind === 'unreachable';
    const before = isOffline ? confirmedBefore(context, guest, reference) : undefined;
    if (before) return before;
    throw cause;
  }
}

/** Asks the provider of the reference; with or without a session. */
export async function verifyAtProvider(
  context: ApiContextValue,
  { reference, signal }: Question,
): Promise<WithReceivedAt<PaymentVerification>> {
  const { client } = context;
  const text = textOf(reference);
  const call =
    reference.provider === 'paystack'
      ? client.GET('/api/v1/hotel/payment/paystack/verify', {
          params: { query: { reference: text } },
          signal,
        })
      : client.GET('/api/v1/hotel/payment/flutterwave/verify', {
          params: { query: { transaction_id: text } },
          signal,
        });
  return answerOf(context, text, call);
}

/**
 * Verifies a payment of the guest's own. Without a session, the reference alone still gives access to the receipt, so
 * that a guest who has just paid needn't log in first.
 */
export async function verifyOwnPayment(
  context: ApiContextValue,
  { reference, signal }: Question,
): Promise<WithReceivedAt<PaymentVerification>> {
  const text = textOf(reference);
  const params = { query: { reference: text } };
  try {
    const call = context.client.GET('/api/v1/payment/verify/', { params, signal });
    return await answerOf(context, text, call);
  } catch (cause) {
    if (cause instanceof CallFailed && needsLogin(cause.failure)) {
      return verifyAtProvider(context, { reference, signal });
    }
    throw cause;
  }
}

/**
 * The check of a payment, connected to the hotel's server.
 * @param verify the server's operation to use
 */
export function providePaymentCheck(context: ApiContextValue, verify: typeof verifyAtProvider) {
  return paymentCheckMachine.provide({
    actors: {
      verifyPayment: call(({ reference }, signal) => verify(context, { reference, signal })),
    },
  });
}
