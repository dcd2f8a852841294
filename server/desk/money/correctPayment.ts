import { and, eq, sql } from 'drizzle-orm';
import { codeRefusal } from '../../../machines/desk/acts/act';
import { billActs } from '../../../machines/desk/acts/bill';
import type { EventKind } from '../../../machines/reservation/eventKind';
import { allows, isKept } from '../../../machines/reservation/reservationStatus';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { requireValue } from '../../../machines/shared/required';
import { movementsOf, type DeskMethod, type DeskPaymentRow } from '../../books/cashBook';
import { isOfToday, movementsAt, recordCorrection, unapproved } from '../../books/corrections';
import { assertAllowed, RefusalError } from '../../contract/refused';
import { inForce } from '../../database/inForce';
import { letPersonEndStay } from '../../database/keptStay';
import { firstEntry } from '../../database/parts';
import { reservationEvent } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import { lockPayingAttempt } from '../../payments/attempts';
import { receiptNumber, replaceReceipt } from '../../receipts/receiptNumbers';
import { applyEvent } from '../../reservations/applyEvent';
import { keepStay, keptUntil } from '../../reservations/payStay';
import { lastEvent, lockReservation } from '../../reservations/queries';
import { supersedeAttempts } from '../../reservations/unfinishedPayments';
import { actedBy } from '../../staff/auditLog';
import { lastChangeIn, recordDeskEvent, requireSlip } from '../deskAnswers';
import type { Acting, RequestOf } from '../deskAnswers';
import { billFacts } from './bill';
import { paymentLoweredEmail } from './receiptEmails';

/** A payment that can still be corrected, or approved. @throws ApiError 409 if there is none, or a colleague was faster */
async function requireTaking(
  { tx, row }: Acting,
  id: string,
  kind: EventKind,
  among: (movements: readonly DeskPaymentRow[]) => readonly DeskPaymentRow[],
): Promise<DeskPaymentRow> {
  const movements = await movementsAt(tx, row.id);
  const found = among(movements).find((one) => one.id === id);
  if (found) return found;
  const last = await lastEvent(
    tx,
    row.id,
    and(eq(reservationEvent.kind, kind), sql`${reservationEvent.detail}->>'payment' = ${id}`),
  );
  throw last
    ? new RefusalError({ code: 'changedMeanwhile', facts: lastChangeIn(last) })
    : new RefusalError({ code: 'noSuchPayment', facts: {} });
}

/** Refuses a lower sum where the books could not follow: a provider took a part, or money has gone back. */
async function assertLowerable({ tx, row }: Acting, { purpose }: DeskPaymentRow): Promise<void> {
  const movements = await movementsOf(tx, row.id, purpose);
  const isGiven = movements.some(({ kind, corrects }) => kind === 'returned' && corrects === null);
  const isOnline = purpose === 'stay' && (await lockPayingAttempt(tx, row)) !== null;
  const isOwed = isKept(row) || allows(row, { type: 'payment.lowered' });
  if (isGiven || isOnline || (purpose === 'stay' && !isOwed))
    throw new RefusalError({ code: 'notLowered', facts: {} });
}

/**
 * Has a reservation owe what was not taken after all, and tells the guest, who may have paid it: with another receipt,
 * which names the one that it replaces.
 */
async function oweAgain(
  acting: Acting,
  payment: DeskPaymentRow,
  { takenKobo, method }: { takenKobo: Kobo; method: DeskMethod },
): Promise<void> {
  const { tx, context, staff, row } = acting;
  const { id: reservationId } = row;
  const { amountKobo, purpose } = payment;
  if (purpose === 'stay') {
    const isWhole = !isKept(row);
    const paidKobo = (isWhole ? row.totalKobo : row.paidKobo) - (amountKobo - takenKobo);
    if (isWhole) {
      const changes = { paidKobo, holdExpiresAt: keptUntil(row), paymentReference: null };
      const detail = actedBy(staff);
      await applyEvent(tx, context, row, { type: 'payment.lowered' }, { changes, detail });
    } else {
      await keepStay({ tx, context, reservation: row }, paidKobo);
    }
    await supersedeAttempts(tx, context, reservationId);
  }
  const paymentId = firstEntry(await movementsAt(tx, reservationId), payment);
  const { number, replaces } = await replaceReceipt(tx, context, { reservationId, paymentId });
  const { price, charges } = await billFacts(
    tx,
    context,
    requireValue(await lockReservation(tx, reservationId), 'It is locked'),
  );
  const facts = {
    ...{ amountKobo, takenKobo, method, by: staff.name, leftKobo: price + charges },
    receiptNo: receiptNumber({ number }),
    replaces: replaces === null ? '' : receiptNumber({ number: replaces }),
  };
  await enqueueEmail(tx, context, paymentLoweredEmail(row, facts));
}

/**
 * Corrects the means of a payment of today, or its sum to what was really taken. A manager's correction is approved.
 * @throws ApiError 409 if it can't be corrected
 */
export async function correctPayment(
  acting: Acting,
  { payment: id, method, why, ...entered }: RequestOf<'correctPayment'>,
): Promise<void> {
  const { tx, context, staff } = acting;
  // Money received came by transfer, and nothing else.
  const among = (all: readonly DeskPaymentRow[]) => inForce(all).filter((one) => !one.received);
  const payment = await requireTaking(acting, id, 'desk.paymentCorrected', among);
  const { amountKobo, by, at, method: before } = payment;
  if (!isOfToday(at, context.clock.now()))
    throw new RefusalError({ code: 'correctedLate', facts: {} });
  const isOwn = staff.role === 'manager' && by === staff.name;
  assertAllowed(codeRefusal(billActs.correctPayment, staff, { isOwn }));
  const takenKobo = entered.amount === undefined ? amountKobo : koboFromNaira(entered.amount);
  if (takenKobo > amountKobo)
    throw new RefusalError({ code: 'notMoreTaken', facts: { kobo: amountKobo } });
  const isLowered = takenKobo < amountKobo;
  if (isLowered) await assertLowerable(acting, payment);
  // A lower sum by the same means has the slip, or the transfer, that the first entry names.
  const isSame = isLowered && method === before;
  if (method === 'transfer' && entered.proof === undefined && !isSame)
    throw new RefusalError({ code: 'whichTransfer', facts: {} });
  const slip =
    method === 'pos' && !isSame ? await requireSlip(tx, context, entered, takenKobo) : {};
  const proof = isSame ? null : (entered.proof ?? null);
  const terminal = isSame ? payment.terminal : null;
  const counts = { method, amountKobo: takenKobo, proof, terminal, ...slip };
  await letPersonEndStay(tx);
  await recordCorrection(tx, context, payment, counts, staff.name);
  const own = isOwn ? 1 : 0;
  const sums = { amountKobo, ...(isLowered && { takenKobo }) };
  const detail = { payment: id, ...sums, before, after: method, own, proof, why };
  await recordDeskEvent(acting, 'desk.paymentCorrected', detail);
  if (isLowered) await oweAgain(acting, payment, { takenKobo, method });
  if (staff.role !== 'manager') return;
  await recordDeskEvent(acting, 'desk.correctionApproved', { payment: id, amountKobo });
}

/** Approves a correction. @throws ApiError 409 if none waits */
export async function approveCorrection(
  acting: Acting,
  { payment: id }: RequestOf<'approveCorrection'>,
): Promise<void> {
  const kind = 'desk.correctionApproved';
  const waiting = await unapproved(acting.tx, acting.row.id);
  const { amountKobo } = await requireTaking(acting, id, kind, waiting);
  await recordDeskEvent(acting, kind, { payment: id, amountKobo });
}
