import { eq } from 'drizzle-orm';
import type { DeskActRequest } from '../../../machines/contract/wire';
import { refusalOf } from '../../../machines/desk/acts/act';
import { billActs, changedSince, isBillAct } from '../../../machines/desk/acts/bill';
import { sumRefusal, type BillAct } from '../../../machines/desk/acts/bill';
import type { Kobo } from '../../../machines/shared/money';
import { assertAllowed, RefusalError } from '../../contract/refused';
import { expectedTransfer, billExtra } from '../../database/schema';
import { enqueueEmail } from '../../email/outbox';
import { newReference } from '../../payments/attempts';
import { unpaidExtras, recordCashMovement, type DeskMethod } from '../../books/cashBook';
import { payStay } from '../../reservations/payStay';
import { issueReceipt } from '../../receipts/receiptNumbers';
import { reservationMadeEmail } from '../../reservations/emails/stayEmails';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { supersedeAttempts } from '../../reservations/unfinishedPayments';
import { printableText } from '../../shared/printableText';
import { billFacts } from './bill';
import { recordDeskEvent, koboOf, type Acting } from '../deskAnswers';
import { deskReceiptEmail, extrasReceiptEmail } from './receiptEmails';

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
 * @throws ApiError 409 if it can't be booked
 */
async function book(acting: Acting, payment: Payment, purpose: 'stay' | 'extras'): Promise<void> {
  const { tx, context, row } = acting;
  const { name: by, staffId } = acting.staff;
  const reservationId = row.id;
  const movement = { reservationId, kind: 'taken' as const, purpose, ...payment, by };
  if (!(await recordCashMovement(tx, context, movement))) {
    throw new RefusalError({ code: 'transferRecorded', facts: {} });
  }
  if (purpose === 'extras') {
    await recordDeskEvent(acting, 'desk.paid', payment);
    await tellOfExtras(acting, payment);
    return;
  }
  const detail = { ...payment, by, staffId };
  await supersedeAttempts(tx, context, reservationId);
  const changes = { paymentReference: newReference(context.random) };
  if (!(await payStay({ tx, context, reservation: row }, { changes, detail })))
    throw new RefusalError({ code: 'roomsSold', facts: {} });
  await issueReceipt(tx, context, reservationId);
  await enqueueEmail(tx, context, deskReceiptEmail(await withRooms(tx, reservationId), payment));
}

/** Emails the guest a receipt for what was paid of the extras. */
async function tellOfExtras(
  { tx, context, staff: { name: by }, row }: Acting,
  { amountKobo: paidKobo, method }: Payment,
): Promise<void> {
  const charges = await tx.select().from(billExtra).where(eq(billExtra.reservationId, row.id));
  const reversed = new Set(charges.map(({ reverses }) => reverses));
  const extras = charges
    .filter(({ id, reverses }) => reverses === null && !reversed.has(id))
    .map(({ text, amountKobo: kobo }) => ({ text: printableText(text), kobo }));
  const leftKobo = (await unpaidExtras(tx, [row.id])).get(row.id) ?? 0;
  const facts = { extras, paidKobo, leftKobo, method, by };
  await enqueueEmail(tx, context, extrasReceiptEmail(row, facts));
}

/**
 * Takes a charge back, and gives back what of it was paid already.
 * @throws ApiError 409 if there is none, or a colleague has taken it back
 */
async function reverse(
  acting: Acting,
  open: Kobo,
  { charge: id, why, method }: Extract<BillRequest, { act: 'voidExtra' }>,
): Promise<void> {
  const { tx, context } = acting;
  const reservationId = acting.row.id;
  const { name: by, staffId } = acting.staff;
  const charges = await tx
    .select()
    .from(billExtra)
    .where(eq(billExtra.reservationId, reservationId));
  const made = charges.find((one) => one.id === id && one.reverses === null);
  if (!made) throw new RefusalError({ code: 'noSuchExtra', facts: {} });
  const taken = charges.find(({ reverses }) => reverses === id);
  if (taken) throw new RefusalError({ code: 'extraVoided', facts: { by: taken.by, at: taken.at } });
  const { amountKobo } = made;
  const at = context.clock.now();
  const row = { reservationId, amountKobo: -amountKobo, text: why, by, staffId, at };
  await tx.insert(billExtra).values({ ...row, reverses: id });
  const returnedKobo = Math.max(0, amountKobo - open);
  if (returnedKobo > 0) {
    const movement = { reservationId, method, amountKobo: returnedKobo, proof: null, by };
    const given = { ...movement, kind: 'returned' as const, purpose: 'extras' as const };
    await recordCashMovement(tx, context, given);
  }
  await recordDeskEvent(acting, 'desk.extraVoided', { amountKobo, returnedKobo, why });
}

/**
 * Does an act with the money of a locked reservation.
 * @throws ApiError 403 or 409; what was written until then must not be kept
 */
export async function actOnBill(acting: Acting, request: BillRequest): Promise<void> {
  const { tx, context, staff, row } = acting;
  const facts = await billFacts(tx, context, row);
  if ('balance' in request) assertAllowed(changedSince(facts, koboOf(request.balance)));
  assertAllowed(refusalOf(billActs[request.act], staff.role, facts));
  const { price, charges } = facts;
  const { name: by, staffId } = acting.staff;
  const reservationId = row.id;
  const at = context.clock.now();
  const purpose = price > 0 ? 'stay' : 'extras';
  const awaitNoMore = async () => {
    const isIts = eq(expectedTransfer.reservationId, reservationId);
    const [transfer] = await tx.delete(expectedTransfer).where(isIts).returning();
    return transfer;
  };
  switch (request.act) {
    case 'takePayment': {
      const { method, proof = null } = request;
      const payment = { method, amountKobo: koboOf(request.amount), proof };
      assertAllowed(sumRefusal(facts, payment.amountKobo));
      return book(acting, payment, purpose);
    }
    case 'addExtra': {
      const amountKobo = koboOf(request.amount);
      const { text } = request;
      await tx.insert(billExtra).values({ reservationId, amountKobo, text, by, staffId, at });
      return recordDeskEvent(acting, 'desk.extraAdded', { amountKobo, why: text });
    }
    case 'voidExtra':
      return reverse(acting, charges, request);
    case 'expectTransfer': {
      const { proof } = request;
      const amountKobo = koboOf(request.amount);
      assertAllowed(sumRefusal(facts, amountKobo));
      await tx
        .insert(expectedTransfer)
        .values({ reservationId, amountKobo, proof, by, staffId, at });
      return recordDeskEvent(acting, 'desk.transferNoted', { amountKobo, why: proof });
    }
    case 'confirmTransfer': {
      const transfer = await awaitNoMore();
      if (!transfer) throw new RefusalError({ code: 'noTransfer', facts: {} });
      const { amountKobo, proof } = transfer;
      assertAllowed(sumRefusal(facts, amountKobo));
      return book(acting, { method: 'transfer', amountKobo, proof }, purpose);
    }
    case 'dropTransfer': {
      const transfer = await awaitNoMore();
      const amountKobo = transfer?.amountKobo ?? 0;
      return recordDeskEvent(acting, 'desk.transferDropped', { amountKobo, why: request.why });
    }
    case 'sendPaymentLink': {
      const email = reservationMadeEmail(await withRooms(tx, reservationId));
      return recordDeskEvent(acting, 'desk.linkSent', {
        emailId: await enqueueEmail(tx, context, email),
      });
    }
  }
}
