import { eq } from 'drizzle-orm';
import { hotel } from '../../hotel/hotel';
import type { DeskActRequest } from '../../machines/contract/wire';
import {
  billRefusal,
  changed,
  changedSince,
  isBillAct,
  refused,
  sumRefusal,
  timeInWords,
  type BillAct,
  type Refusal,
} from '../../machines/desk/permissions';
import * as messages from '../../messages/desk/errors';
import type { Kobo } from '../../machines/shared/money';
import { typedEmail } from '../../machines/shared/typedText';
import { awaitedTransfer, charge } from '../database/schema';
import { enqueueEmail } from '../email/outbox';
import { newReference, supersedeAttempts } from '../payments/attempts';
import { openCharges, recordCashMovement, type DeskMethod } from '../books/cashBook';
import { payStay } from '../payments/settlement/creditPayment';
import { issueReceipt } from '../receipts/receiptNumbers';
import { reservationMadeEmail } from '../reservations/emails/stayEmails';
import { withRooms } from '../reservations/reservationsWithRooms';
import { printableText } from '../shared/printableText';
import { billFacts } from './bill';
import { happened, koboOf, saidBy, type Acting } from './deskAnswers';
import { deskReceiptEmail, extrasReceiptEmail } from './emails';

type BillRequest = Extract<DeskActRequest, { act: BillAct }>;

/** Whether an act is about the money. */
export function isAboutBill(request: DeskActRequest): request is BillRequest {
  return isBillAct(request.act);
}

type Payment = Readonly<{ method: DeskMethod; amountKobo: Kobo; proof: string | null }>;

/**
 * Books money that the desk has: it pays the stay by the same lifecycle as a guest's own payment, with the rooms again
 * if the hold ran out, and the guest gets the receipt; or a part of the charges. Pages that are open at a provider count
 * no more, and money that still comes on one goes back by itself.
 * @returns why not, with nothing to be kept; null if it is booked
 */
async function book(
  acting: Acting,
  payment: Payment,
  purpose: 'stay' | 'charges',
): Promise<Refusal | null> {
  const { tx, context, row } = acting;
  const { by, staffId } = saidBy(acting);
  const reservationId = row.id;
  const movement = { reservationId, kind: 'taken' as const, purpose, ...payment, by };
  if (!(await recordCashMovement(tx, context, movement))) return refused(messages.transferTwice);
  if (purpose === 'charges') {
    await happened(acting, 'desk.paid', payment);
    await tellOfExtras(acting, payment);
    return null;
  }
  const detail = { ...payment, by, staffId };
  await supersedeAttempts(tx, context, reservationId);
  const changes = { paymentReference: newReference(context.random) };
  if (!(await payStay({ tx, context, reservation: row }, { changes, detail })))
    return refused(messages.roomsSold);
  await issueReceipt(tx, context, reservationId);
  await enqueueEmail(tx, context, deskReceiptEmail(await withRooms(tx, reservationId), payment));
  return null;
}

/** Who gave no address is booked under the hotel's own. */
async function tellOfExtras(
  { tx, context, staff: { name: by }, row }: Acting,
  { amountKobo: paidKobo, method }: Payment,
): Promise<void> {
  if (row.accountEmail === typedEmail(hotel.emails[0])) return;
  const charges = await tx.select().from(charge).where(eq(charge.reservationId, row.id));
  const reversed = new Set(charges.map(({ reverses }) => reverses));
  const extras = charges
    .filter(({ id, reverses }) => reverses === null && !reversed.has(id))
    .map(({ text, amountKobo: kobo }) => ({ text: printableText(text), kobo }));
  const leftKobo = (await openCharges(tx, [row.id])).get(row.id) ?? 0;
  const facts = { extras, paidKobo, leftKobo, method, by };
  await enqueueEmail(tx, context, extrasReceiptEmail(row, facts));
}

/**
 * Takes a charge back, and gives back what of it was paid already.
 * @returns why not, with nothing changed; null if it is done
 */
async function reverse(
  acting: Acting,
  open: Kobo,
  { charge: id, why, method }: Extract<BillRequest, { act: 'reverseCharge' }>,
): Promise<Refusal | null> {
  const { tx, context } = acting;
  const reservationId = acting.row.id;
  const { by, staffId } = saidBy(acting);
  const charges = await tx.select().from(charge).where(eq(charge.reservationId, reservationId));
  const made = charges.find((one) => one.id === id && one.reverses === null);
  if (!made) return refused(messages.noCharge);
  const taken = charges.find(({ reverses }) => reverses === id);
  if (taken) return changed(messages.chargeReversed(taken.by, timeInWords(taken.at)));
  const { amountKobo } = made;
  const at = context.clock.now();
  const row = { reservationId, amountKobo: -amountKobo, text: why, by, staffId, at };
  await tx.insert(charge).values({ ...row, reverses: id });
  const returnedKobo = Math.max(0, amountKobo - open);
  if (returnedKobo > 0) {
    const movement = { reservationId, method, amountKobo: returnedKobo, proof: null, by };
    const given = { ...movement, kind: 'returned' as const, purpose: 'charges' as const };
    await recordCashMovement(tx, context, given);
  }
  await happened(acting, 'desk.chargeReversed', { amountKobo, returnedKobo, why });
  return null;
}

/**
 * Does an act with the money of a locked reservation.
 * @returns why not; what was written until then must not be kept; null if it is done
 */
export async function actOnBill(acting: Acting, request: BillRequest): Promise<Refusal | null> {
  const { tx, context, staff, row } = acting;
  const facts = await billFacts(tx, context, row);
  const refusal =
    ('balance' in request ? changedSince(facts, koboOf(request.balance)) : null) ??
    billRefusal(request.act, staff.role, facts);
  if (refusal) return refusal;
  const { price, charges } = facts;
  const { by, staffId } = saidBy(acting);
  const reservationId = row.id;
  const at = context.clock.now();
  const purpose = price > 0 ? 'stay' : 'charges';
  const awaitNoMore = async () => {
    const isIts = eq(awaitedTransfer.reservationId, reservationId);
    const [transfer] = await tx.delete(awaitedTransfer).where(isIts).returning();
    return transfer;
  };
  switch (request.act) {
    case 'takePayment': {
      const { method, proof = null } = request;
      const payment = { method, amountKobo: koboOf(request.amount), proof };
      const wrong = sumRefusal(facts, payment.amountKobo);
      return wrong ?? book(acting, payment, purpose);
    }
    case 'addCharge': {
      const amountKobo = koboOf(request.amount);
      const { text } = request;
      await tx.insert(charge).values({ reservationId, amountKobo, text, by, staffId, at });
      await happened(acting, 'desk.charged', { amountKobo, why: text });
      return null;
    }
    case 'reverseCharge':
      return reverse(acting, charges, request);
    case 'awaitTransfer': {
      const { proof } = request;
      const amountKobo = koboOf(request.amount);
      const wrong = sumRefusal(facts, amountKobo);
      if (wrong) return wrong;
      await tx
        .insert(awaitedTransfer)
        .values({ reservationId, amountKobo, proof, by, staffId, at });
      await happened(acting, 'desk.transferNoted', { amountKobo, why: proof });
      return null;
    }
    case 'confirmTransfer': {
      const transfer = await awaitNoMore();
      if (!transfer) return refused(messages.noTransfer);
      const { amountKobo, proof } = transfer;
      const wrong = sumRefusal(facts, amountKobo);
      const payment = { method: 'transfer' as const, amountKobo, proof };
      return wrong ?? book(acting, payment, purpose);
    }
    case 'dropTransfer': {
      const transfer = await awaitNoMore();
      await happened(acting, 'desk.transferDropped', {
        amountKobo: transfer?.amountKobo ?? 0,
        why: request.why,
      });
      return null;
    }
    case 'sendPaymentLink': {
      const emailId = await enqueueEmail(
        tx,
        context,
        reservationMadeEmail(await withRooms(tx, reservationId)),
      );
      await happened(acting, 'desk.linkSent', { emailId });
      return null;
    }
  }
}
