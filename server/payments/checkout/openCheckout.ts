import { and, eq } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import { nairaFromKobo } from '../../../machines/shared/money';
import { type ReservationStatus } from '../../../machines/reservation/reservationStatus';
import type { ApiError } from '../../contract/apiError';
import type { Database } from '../../database/database';
import { attemptIs, whereAttempt } from '../../database/attemptStatus';
import { paymentAttempt } from '../../database/schema';
import type { PaymentsContext } from '../context';
import {
  findGuestReservation,
  lockReservation,
  type ReservationRow,
} from '../../reservations/queries';
import { amountDue, statusAt } from '../../reservations/status';
import {
  CURRENCY,
  insertAttempt,
  liveAttempts,
  newReference,
  openReferences,
  type AttemptRow,
} from '../attempts';
import { nextPaymentCheck, paymentCheck } from '../settlement/checkSchedule';
import { destinationOf, returnAddress, type PaymentScreen } from './destinations';
import { enqueueAll } from '../jobs';
import { ProviderError, type ProviderName } from '../../paymentProviders/provider';
import {
  alreadyPaid,
  amountMismatch,
  checkoutBeingOpened,
  paymentUnderReview,
  reservationToPayMissing,
  nothingToPay,
  providerUnavailable,
  reservationCancelled,
  reservationJustChanged,
  reservationRefunded,
} from '../errors';
import { isUnderReview } from '../../reservations/underReview';
import { countPage } from '../providerCalls';
import { settleForGuest, type AskProvider } from '../settlement/settleForGuest';

const MINUTE = 60_000;
/** Longer than a call to a provider may take: after it, the server that was opening the checkout has died. */
const OPENING = 20_000;

/** A guest's request to pay, and the page it comes from. */
export interface CheckoutOrder {
  accountId: string;
  /** The guest's network address. */
  address: string;
  reservationId: string;
  provider: ProviderName;
  screen: PaymentScreen;
  /** Where the provider sends its own receipt; the reservation's address by default. */
  email?: string;
  /** The total in naira that the guest was shown, if the client sends it. */
  amount?: number;
}

export interface OpenedCheckout {
  checkoutUrl: string;
  reference: string;
}

/**
 * Opens a checkout for a guest's own unpaid reservation, or returns the one that is already open.
 * @param ask checks its other open checkouts first, within the limits for guests
 * @throws ApiError 404, 409, 429 or 502 as in the contract
 */
export async function openCheckout(
  context: PaymentsContext,
  order: CheckoutOrder,
  ask: AskProvider,
): Promise<OpenedCheckout> {
  await settleOpenPayments(context, order, ask);
  const { attempt, reservation } = await context.database.transaction(async (tx) => {
    const locked = await lockReservation(tx, order.reservationId);
    if (locked?.accountId !== order.accountId) throw reservationToPayMissing();
    assertPayable(context, locked, order);
    if (await isUnderReview(tx, locked.id)) throw paymentUnderReview();
    const live = await findLiveAttempt(tx, context, locked, order);
    if (!live) await countPage(tx, context, order.accountId);
    return {
      attempt: live ?? (await writeAttempt(tx, context, locked, order)),
      reservation: locked,
    };
  });
  const { reference } = attempt;
  const checkoutUrl =
    attempt.checkoutUrl ?? (await openPage(context, attempt, reservation, order.email));
  return { checkoutUrl, reference };
}

/** Settles open payments first, so that a guest who has just paid isn't asked to pay again. */
async function settleOpenPayments(
  context: PaymentsContext,
  { accountId, address, reservationId }: CheckoutOrder,
  ask: AskProvider,
): Promise<void> {
  const own = await findGuestReservation(context.database, accountId, reservationId);
  if (!own) throw reservationToPayMissing();
  const references = await openReferences(context.database, own.id);
  const asker = { caller: { accountId }, address };
  await Promise.all(
    references.map((reference) => settleForGuest(context, { reference }, asker, ask)),
  );
}

/** The error for paying a reservation with this status; null if it can be paid. */
const refusalsByStatus: Readonly<Record<ReservationStatus, (() => ApiError) | null>> = {
  pending: null,
  paid: alreadyPaid,
  cancelled: reservationCancelled,
  refunded: reservationRefunded,
};

function assertPayable(
  { clock }: Pick<PaymentsContext, 'clock'>,
  reservation: ReservationRow,
  { amount }: CheckoutOrder,
): void {
  const { status } = statusAt(reservation, clock.now());
  const refusal = refusalsByStatus[status];
  if (refusal) throw refusal();
  const due = amountDue(reservation);
  if (due === 0) throw nothingToPay();
  // A page that was loaded before a part was paid at the desk knows the total: it is asked for what is left.
  const asked = [due, reservation.totalKobo].map(nairaFromKobo);
  if (amount !== undefined && !asked.includes(amount)) throw amountMismatch();
}

/**
 * The open attempt, to which a second click or a reloaded page returns, and whoever goes on paying from the other screen:
 * another page would show another account number to a guest who may have sent the money to the first.
 */
async function findLiveAttempt(
  tx: Database,
  { clock }: Pick<PaymentsContext, 'clock'>,
  row: ReservationRow,
  { provider }: CheckoutOrder,
): Promise<AttemptRow | null> {
  const now = clock.now();
  const live = await liveAttempts(tx, row.id, provider);
  const alike = live.filter(({ amountKobo }) => amountKobo === amountDue(row));
  const isBeingOpened = (attempt: AttemptRow) =>
    attemptIs(attempt, 'beingOpened') && now.getTime() - attempt.createdAt.getTime() < OPENING;
  if (alike.some(isBeingOpened)) throw checkoutBeingOpened();
  const takesMoney = ({ checkoutUrl, checkoutExpiresAt }: AttemptRow) =>
    checkoutUrl !== null && (checkoutExpiresAt === null || checkoutExpiresAt > now);
  return alike.find(takesMoney) ?? null;
}

/** Stores the attempt before the provider is called, so that no payment can exist without one. */
function writeAttempt(
  tx: Database,
  context: Pick<PaymentsContext, 'clock' | 'random' | 'configuration'>,
  row: ReservationRow,
  { provider, screen }: CheckoutOrder,
): Promise<AttemptRow> {
  const { id: reservationId, holdExpiresAt } = row;
  const now = context.clock.now();
  const reference = newReference(context.random);
  return insertAttempt(tx, context, {
    reference,
    reservationId,
    provider,
    amountKobo: amountDue(row),
    status: 'opening',
    checkoutExpiresAt:
      provider === 'flutterwave'
        ? new Date(now.getTime() + openMinutes(now, holdExpiresAt) * MINUTE)
        : null,
    returnTo: destinationOf(context.configuration, provider, screen, reservationId, reference),
    nextCheckAt: nextPaymentCheck(now, now),
  });
}

/** A checkout should accept money as long as the rooms are held, and not much longer. */
function openMinutes(now: Date, holdExpiresAt: Date): number {
  return Math.ceil((holdExpiresAt.getTime() - now.getTime()) / MINUTE);
}

async function openPage(
  context: PaymentsContext,
  attempt: AttemptRow,
  { name, emailAddress, holdExpiresAt }: ReservationRow,
  // A provider requires an address.
  email = emailAddress ?? hotel.emails[0],
): Promise<string> {
  const { provider, reference, amountKobo } = attempt;
  try {
    const { checkoutUrl } = await context.providers[provider].openCheckout({
      reference,
      amountKobo,
      currency: CURRENCY,
      email,
      name,
      returnUrl: returnAddress(context.configuration, provider),
      openMinutes: openMinutes(attempt.createdAt, holdExpiresAt),
      channels: context.configuration.paymentChannels,
    });
    await savePage(context, attempt, checkoutUrl);
    await enqueueAll(context, paymentCheck(attempt, attempt.nextCheckAt, context.clock.now()));
    return checkoutUrl;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, provider, reference }, 'A checkout page could not be opened');
    await endUnopened(context, attempt, error);
    throw providerUnavailable();
  }
}

async function savePage(
  { clock, database }: Pick<PaymentsContext, 'clock' | 'database'>,
  { id }: AttemptRow,
  checkoutUrl: string,
): Promise<void> {
  const opened = await database
    .update(paymentAttempt)
    .set({ status: 'open', checkoutUrl, updatedAt: clock.now() })
    .where(and(eq(paymentAttempt.id, id), whereAttempt('beingOpened')))
    .returning({ id: paymentAttempt.id });
  if (opened.length === 0) throw reservationJustChanged();
}

/** Ends an attempt whose checkout no guest has seen. If the response was lost, it is still asked about. */
async function endUnopened(
  { clock, database }: Pick<PaymentsContext, 'clock' | 'database'>,
  { id }: AttemptRow,
  error: ProviderError,
): Promise<void> {
  await database
    .update(paymentAttempt)
    .set({
      status: 'failed',
      updatedAt: clock.now(),
      ...(error.kind === 'unknown' ? {} : { nextCheckAt: null }),
    })
    .where(and(eq(paymentAttempt.id, id), whereAttempt('beingOpened')));
}
