import { eq } from 'drizzle-orm';
import type { DecisionType } from '../../../machines/payment/paymentCaseMachine';
import { returnedKobo } from '../../../machines/payment/moneyAtProvider';
import { awaitsPayment, isPaid } from '../../../machines/reservation/reservationStatus';
import type { Kobo } from '../../../machines/shared/money';
import { RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { attemptIs } from '../../database/attemptStatus';
import { refund } from '../../database/schema';
import { lockReservation } from '../../reservations/queries';
import {
  findAttempt,
  findAttemptByProviderName,
  insertAttempt,
  lockAttempt,
  providerIdsOf,
} from '../attempts';
import { destinationOf } from '../checkout/destinations';
import type { PaymentsContext } from '../context';
import { caseClosedEmail } from '../emails/cases';
import {
  emailGuest,
  recordMoney,
  updateAttempt,
  type AlsoWrite,
  type LockedPayment,
  type PaymentOfReservation,
  type RecordingContext,
} from '../recording';
import { adoptProviderRefund, fitRefunds } from '../refunds/providerRefunds';
import { bookCharge, creditPayment, sendBack } from '../settlement/creditPayment';
import { assertTakes, isInBooksElsewhere, loadEvidence, type Evidence } from './caseEvidence';
import { resumeHold } from './caseHold';
import { lockCase, writeClosing, type CaseRow, type ClosingNote } from './cases';

export interface Deciding<Result = Kobo> extends Omit<ClosingNote, 'note'> {
  why: string;
  alsoWrite?: AlsoWrite<Result>;
}

/** Everything that deciding a case needs. It runs beside the server, whose sweep does the remaining work. */
export type DecidingContext = RecordingContext & Pick<PaymentsContext, 'database' | 'providers'>;

/** A case about a payment of ours that takes a decision, with reservation, payment and case locked. */
interface LockedCase extends LockedPayment {
  row: CaseRow;
  money: Evidence;
  close: (what: string) => Promise<void>;
}

/** Asks the provider once, then decides a case about a payment of ours in one transaction. */
async function decide(
  context: DecidingContext,
  id: string,
  type: DecisionType,
  { why, alsoWrite, ...who }: Deciding,
  carryOut: (locked: LockedCase) => Promise<Kobo>,
): Promise<Kobo> {
  const { found, money } = await loadEvidence(context, id, type);
  if (type === 'payment.credited') await assertOwnPayment(context.database, found.payment, money);
  return recordMoney(context, async (recording) => {
    const { tx } = recording;
    const locked = await lockCase(tx, id);
    assertTakes(locked, type);
    const { row, payment } = locked;
    if (payment === null) throw new Error(`The payment of case ${id} has left our books`);
    const close = async (what: string) => {
      await writeClosing(tx, context, locked, { ...who, note: `${what}: ${why}` });
    };
    const kobo = await carryOut({ ...recording, ...payment, row, money, close });
    await alsoWrite?.(tx, kobo);
    return kobo;
  });
}

/**
 * Credits the money of a case's payment: it pays the reservation like any payment, and any excess is refunded. The
 * provider is asked once more first.
 * @returns what was credited, in kobo
 * @throws Refused if it can't be credited; then nothing is changed
 */
export function creditCase(
  context: DecidingContext,
  id: string,
  deciding: Deciding,
): Promise<Kobo> {
  return decide(context, id, 'payment.credited', deciding, async (locked) => {
    await creditPayment(await nameAttempt(locked), locked.money.paidKobo);
    await assertUsed(locked);
    await locked.close('Credited');
    return locked.money.paidKobo;
  });
}

/**
 * Refunds the payment of a case in full, like any refund: books it and opens a refund, which the running server sends.
 * Refunds that the provider already has are booked as such, and only the rest is sent. The provider is asked once
 * more first, and the guest is told.
 * @returns what goes back, in kobo
 * @throws Refused if nothing can be sent back; then nothing is changed
 */
export function returnCase(
  context: DecidingContext,
  id: string,
  deciding: Deciding,
): Promise<Kobo> {
  return decide(context, id, 'payment.returned', deciding, async (locked) => {
    const leftKobo = locked.money.paidKobo - returnedKobo(locked.money.refunds);
    await locked.close('Sent back');
    const isSecond = locked.row.kind === 'second_charge';
    const returned = await bookReturn(
      isSecond ? await insertSecondCharge(locked) : await nameAttempt(locked),
    );
    const cause = isPaid(returned.reservation) ? 'duplicate' : 'unfit';
    await sendBack(returned, cause, leftKobo);
    return leftKobo;
  });
}

/**
 * Books a payment that its provider gave back before we ever booked it: what was paid and what went back, or is about
 * to, by the provider's figures. The provider is asked once more first, and the guest is told.
 * @returns what came in and went back, in kobo
 * @throws Refused if not all of it is back; then nothing is changed
 */
export function adoptReturned(
  context: DecidingContext,
  id: string,
  deciding: Deciding,
): Promise<Kobo> {
  return decide(context, id, 'return.booked', deciding, async (locked) => {
    await locked.close('Taken into the books');
    const { reservation, attempt } = await bookReturn(await nameAttempt(locked));
    if (awaitsPayment(reservation)) {
      await emailGuest(locked, caseClosedEmail(reservation, attempt.reference));
    }
    return locked.money.paidKobo;
  });
}

/** Stores the provider's ids of the payment with its attempt. */
function nameAttempt(locked: LockedCase): Promise<LockedCase> {
  return updateAttempt(locked, providerIdsOf(locked.money.payment));
}

/** Gives a second charge its own row, because one row is one payment, and one reference has one row. */
async function insertSecondCharge(locked: LockedCase): Promise<LockedCase> {
  const { tx, context, row, money } = locked;
  const { reservationId, provider, currency, reference, returnTo } = locked.attempt;
  const attempt = await insertAttempt(tx, context, {
    ...providerIdsOf(money.payment),
    reservationId,
    provider,
    currency,
    returnTo,
    reference: `${reference}-${row.subject}`,
    amountKobo: money.paidKobo,
    status: 'returned',
  });
  return { ...locked, attempt };
}

/** Books a payment that pays nothing, and what went back of it. Kept rooms are held for the usual time. */
async function bookReturn(locked: LockedCase): Promise<LockedCase> {
  const { tx, context, money } = locked;
  await bookCharge(locked, money.paidKobo, 'returned');
  const reservation = await resumeHold(tx, context, locked.reservation);
  const returned = { ...locked, reservation };
  for (const one of money.refunds) await adoptProviderRefund(returned, one);
  return returned;
}

/** A payment under a name other than ours may already be in our books under that name. */
async function assertOwnPayment(
  database: Database,
  about: PaymentOfReservation | null,
  { payment: { reference, transactionId } }: Evidence,
): Promise<void> {
  if (about === null) return;
  const { attempt } = about;
  const isNamesake =
    reference !== attempt.reference && (await findAttempt(database, reference)) !== null;
  if (!isNamesake && !(await isInBooksElsewhere(database, attempt, transactionId))) return;
  throw new RefusalError({ code: 'ownOtherPayment', facts: {} });
}

/** Money that can't be used would be refunded, which staff didn't ask for: everything is rolled back. */
async function assertUsed({ tx, attempt: { id } }: LockedPayment): Promise<void> {
  const after = await lockAttempt(tx, id);
  if (after && attemptIs(after, 'pays')) return;
  const [returned] = await tx
    .select({ cause: refund.cause })
    .from(refund)
    .where(eq(refund.attemptId, id));
  throw new RefusalError({ code: 'notUsed', facts: { cause: returned?.cause ?? '' } });
}

/** The result of taking a payment into the books that only its provider knew. */
export interface Adoption {
  amountKobo: Kobo;
  /** The part that its provider had refunded, or was about to. */
  backKobo: Kobo;
  /** Whether it paid the reservation; otherwise what is left is refunded. */
  pays: boolean;
}

/**
 * Books a payment that only its provider knew, e.g. one taken after the backup that was restored, with the provider's
 * amount and for a reservation that staff names. Like any money, it then pays the reservation or is refunded. What the
 * provider has already given back is booked with it; if that is all of it, it pays nothing. The provider is asked first.
 * @param reservationId in full
 * @throws Refused if there is nothing to book; then nothing is changed
 */
export async function adoptPayment(
  context: DecidingContext,
  id: string,
  reservationId: string,
  { why, alsoWrite, ...who }: Deciding<Adoption>,
): Promise<Adoption> {
  const { named, money } = await loadEvidence(context, id, 'payment.booked');
  const { provider } = named;
  const { payment, paidKobo: amountKobo, refunds } = money;
  const backKobo = returnedKobo(refunds);
  return recordMoney(context, async (recording) => {
    const { tx } = recording;
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) throw new RefusalError({ code: 'noReservation', facts: {} });
    const found = await lockCase(tx, id);
    assertTakes(found, 'payment.booked');
    await writeClosing(tx, context, found, { ...who, note: `Taken into the books: ${why}` });
    const { reference, transactionId } = payment;
    const known =
      (await findAttempt(tx, reference)) ??
      (transactionId && (await findAttemptByProviderName(tx, provider, transactionId)));
    if (known) throw new RefusalError({ code: 'bookedMeanwhile', facts: {} });
    const { configuration } = context;
    const attempt = await insertAttempt(tx, context, {
      ...providerIdsOf(payment),
      reference,
      reservationId,
      provider,
      amountKobo: payment.requestedKobo ?? amountKobo,
      status: 'open',
      returnTo: destinationOf(configuration, provider, 'confirmation', reservationId, reference),
    });
    const locked = { ...recording, reservation, attempt };
    if (backKobo >= amountKobo) await bookCharge(locked, amountKobo, 'returned');
    else await creditPayment(locked, amountKobo);
    for (const one of refunds) await adoptProviderRefund(locked, one);
    // What is still to be sent of the payment is less by what its provider has given back.
    await fitRefunds(locked, null);
    const after = await lockAttempt(tx, attempt.id);
    const adoption = { amountKobo, backKobo, pays: after !== null && attemptIs(after, 'pays') };
    await alsoWrite?.(tx, adoption);
    return adoption;
  });
}
