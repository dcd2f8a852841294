import { eq } from 'drizzle-orm';
import type {
  OwnPaymentVerification,
  PaymentVerification,
  Receipt,
  Reservation,
} from '../../../machines/contract/wire';
import type { Caller } from '../../contract/handlers';
import { readAtOnce } from '../../database/transactions';
import { paymentAttempt } from '../../database/schema';
import type { PaymentsContext } from '../context';
import { toApiReservation } from '../../reservations/reading/toApiReservation';
import { type ReservationWithRooms, withRooms } from '../../reservations/reservationsWithRooms';
import { statusAt } from '../../reservations/status';
import { toPaymentUnderWay } from '../../reservations/unfinishedPayments';
import {
  attemptAtProvider,
  type AttemptRow,
  findAttempt,
  findAttemptByProviderName,
  isFinal,
} from '../attempts';
import { outcomeOf } from './paymentOutcome';
import { paymentNotFound } from '../errors';
import type { ProviderResult } from './fetchPayment';
import { type AskProvider, settleForGuest } from './settleForGuest';
import { type Asker, mayLookUpOwner } from '../providerCalls';
import type { ShareRecent } from '../shareRecent';

/**
 * Reports what became of a payment, after asking its provider: with the reservation to its owner, with the receipt to
 * a caller who knows our reference, and otherwise the status alone.
 * @throws ApiError 404 `payment_not_found` if it is not a payment of ours
 */
export async function verifyPayment(
  context: PaymentsContext,
  named: NamedPayment | null,
  asker: Asker,
  ask: AskProvider,
): Promise<PaymentVerification> {
  if (!named) throw paymentNotFound();
  const result = await askFor(context, named, asker, ask);
  const after = await paymentNow(context, named);
  const outcome = outcomeNow(context, after, result);
  const isOwner = after.found.row.accountId === asker.caller?.accountId;
  if (!isOwner && !named.byReference) return outcome;
  const shown = toApiReservation(context, after.found);
  return { ...outcome, reservation: isOwner ? shown : receiptOf(shown) };
}

/**
 * Reports what became of the guest's own payment, after asking its provider.
 * @throws ApiError 404 `payment_not_found`, likewise for another guest's
 */
export async function verifyOwnPayment(
  context: PaymentsContext,
  named: NamedPayment | null,
  asker: Asker & { caller: Pick<Caller, 'accountId'> },
  ask: AskProvider,
): Promise<OwnPaymentVerification> {
  if (!named) throw paymentNotFound();
  const before = await paymentNow(context, named);
  if (before.found.row.accountId !== asker.caller.accountId) throw paymentNotFound();
  const result = await askFor(context, named, asker, ask);
  const after = await paymentNow(context, named);
  return {
    ...outcomeNow(context, after, result),
    reservation: toApiReservation(context, after.found),
  };
}

/** Asks the provider about a payment; null if it isn't asked, because all is known or a limit is reached. */
function askFor(
  context: PaymentsContext,
  { attempt, transactionId }: NamedPayment,
  asker: Asker,
  ask: AskProvider,
): Promise<ProviderResult | null> {
  if (isFinal(attempt) && transactionId === null) return Promise.resolve(null);
  const { reference } = attempt;
  return settleForGuest(context, { reference, transactionId }, asker, ask);
}

/** A payment and its reservation, as stored at one moment. */
interface PaymentNow {
  attempt: AttemptRow;
  found: ReservationWithRooms;
}

function outcomeNow(
  { clock }: Pick<PaymentsContext, 'clock'>,
  { attempt, found: { row, isUnderReview } }: PaymentNow,
  result: ProviderResult | null,
) {
  const now = clock.now();
  const underWay = toPaymentUnderWay(attempt, row, now);
  return outcomeOf(attempt, statusAt(row, now), result, isUnderReview, underWay);
}

function paymentNow(
  { database }: Pick<PaymentsContext, 'database'>,
  { attempt: { id } }: NamedPayment,
): Promise<PaymentNow> {
  return readAtOnce(database, async (tx) => {
    const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id));
    if (!attempt) throw paymentNotFound();
    return { attempt, found: await withRooms(tx, attempt.reservationId) };
  });
}

/** Without name, address and phone number, because a reference can end up in another person's browser history. */
function receiptOf(shown: Reservation): Receipt {
  return {
    id: shown.id,
    checkInDate: shown.checkInDate,
    checkOutDate: shown.checkOutDate,
    ...(shown.staysUntil !== undefined && { staysUntil: shown.staysUntil }),
    roomNumber: shown.roomNumber,
    ...(shown.roomMayChange === true && { roomMayChange: true }),
    roomDetails: shown.roomDetails,
    totalPrice: shown.totalPrice,
    paymentStatus: shown.paymentStatus,
    paymentRefrence: shown.paymentRefrence,
    refundStatus: shown.refundStatus,
  };
}

/** One of our payments, and how the caller named it. */
export interface NamedPayment {
  attempt: AttemptRow;
  /** By our own reference, which only the guest and the provider can know. */
  byReference: boolean;
  /** The provider's id, if only the provider could say whose payment it is. */
  transactionId: string | null;
}

type FindingContext = Pick<
  PaymentsContext,
  'clock' | 'configuration' | 'providers' | 'database' | 'log'
>;

const NUMERIC_ID = /^\d{1,20}$/;

/** The payment with one of our references; null if it isn't ours. */
export async function findByReference(
  { database }: Pick<PaymentsContext, 'database'>,
  reference: string,
): Promise<NamedPayment | null> {
  const attempt = await findAttempt(database, reference);
  return attempt && { attempt, byReference: true, transactionId: null };
}

/** The payment by our reference, by Flutterwave's numeric id or by its `flw_ref`; null if it isn't ours. */
export async function findByAnyName(
  context: FindingContext,
  name: string,
  caller: Caller | null,
  ask: ShareRecent<NamedPayment | null>,
): Promise<NamedPayment | null> {
  const named = await findByReference(context, name);
  if (named) return named;
  const attempt = await findAttemptByProviderName(context.database, 'flutterwave', name);
  if (attempt) return { attempt, byReference: false, transactionId: null };
  if (!caller || !NUMERIC_ID.test(name)) return null;
  return ask(`${caller.accountId} ${name}`, async () =>
    (await mayLookUpOwner(context, caller.accountId)) ? findAtProvider(context, name) : null,
  );
}

/**
 * Asks Flutterwave which payment a numeric id belongs to that we haven't seen yet. Only for a guest who has started
 * to pay there, within strict limits, and only a payment on one of our references is returned.
 */
async function findAtProvider(context: FindingContext, transactionId: string) {
  const attempt = await attemptAtProvider(context, 'flutterwave', transactionId);
  if (attempt === 'unanswered' || attempt === null) return null;
  return { attempt, byReference: false, transactionId };
}
