import { and, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import { codeRefusal, roleRefusal, sentRefusal } from '../../../machines/desk/acts/act';
import {
  billActs,
  changedSince,
  extraRefusal,
  sumRefusal,
  voidRefusal,
} from '../../../machines/desk/acts/bill';
import type { BillAct, BillFacts } from '../../../machines/desk/acts/bill';
import { koboFromNaira, type Kobo } from '../../../machines/shared/money';
import { referenceText } from '../../../machines/shared/typedText';
import { assertAllowed, RefusalError } from '../../contract/refused';

import { writtenOff } from '../../../messages/desk/acts';
import { unlinked } from '../../email/guestName';
import {
  billExtra,
  deskPayment,
  expectedTransfer,
  reservation,
  reservationEvent,
  staffMember,
} from '../../database/schema';
import { inForce } from '../../database/inForce';
import { movementsAt } from '../../books/corrections';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/statements';
import { enqueueEmail } from '../../email/outbox';
import { newReference } from '../../payments/attempts';
import type { CardSlip } from '../../books/cardSlips';
import {
  assertNew,
  unpaidExtras,
  recordCashMovement,
  requireReference,
  type DeskMethod,
  type DeskPaymentRow,
} from '../../books/cashBook';
import { recordReceived } from '../../books/moneyReceived';
import { sumOf } from '../../books/findings';
import { keepStay, payStay } from '../../reservations/payStay';
import { amountDue } from '../../reservations/status';
import { issuePartReceipt, issueReceipt, receiptNumber } from '../../receipts/receiptNumbers';
import { reservationMadeEmail } from '../../reservations/emails/stayEmails';
import { withRooms } from '../../reservations/reservationsWithRooms';
import { supersedeAttempts } from '../../reservations/unfinishedPayments';
import { hasNight } from '../../books/addedNights';
import { billFacts, transferInWords } from './bill';
import { waivePrice } from './waivePrice';
import { approveCorrection, correctPayment } from './correctPayment';
import { performAct, recordDeskEvent, requireSlip } from '../deskAnswers';
import { extraInWords } from './folio';
import type { Acting, ActHandlers, RequestOf } from '../deskAnswers';
import { extrasReceiptEmail, partReceiptEmail, extraVoidedEmail } from './receiptEmails';
import { receiptEmailOf } from './stayReceiptEmail';

type Payment = Readonly<{ method: DeskMethod; amountKobo: Kobo; proof: string | null }> &
  Partial<CardSlip> & { received?: string };

/**
 * Books money that the desk has: it pays the stay, or a part of it, by the same lifecycle as a guest's own payment, with
 * the rooms again if the hold ran out, and the guest gets the receipt; or a part of the charges. Pages that are open at a
 * provider count no more, and money that still comes on one goes back by itself.
 * @throws ApiError 409 if it can't be booked
 */
async function book(acting: Acting, payment: Payment, { price }: BillFacts): Promise<void> {
  const { tx, context, row } = acting;
  const { name: by, staffId } = acting.staff;
  const reservationId = row.id;
  const purpose = price > 0 ? ('stay' as const) : ('extras' as const);
  const movement = { reservationId, kind: 'taken' as const, purpose, ...payment, by, staffId };
  // Money received has its reference in the book already.
  const { proof } = payment.received === undefined ? payment : { proof: null };
  const paymentId = await recordCashMovement(tx, context, { ...movement, proof });
  if (purpose === 'extras') {
    await recordDeskEvent(acting, 'desk.paid', payment);
    return tellOfExtras(acting, payment, paymentId);
  }
  const detail = { ...payment, by, staffId };
  await supersedeAttempts(tx, context, reservationId);
  if (payment.amountKobo < price) return bookPart(acting, payment, paymentId);
  const changes = { paymentReference: newReference(context.random) };
  if (!(await payStay({ tx, context, reservation: row }, { changes, detail })))
    throw new RefusalError({ code: 'roomsSold', facts: {} });
  const receipt = await issueReceipt(tx, context, reservationId);
  const found = await withRooms(tx, reservationId);
  await enqueueEmail(tx, context, await receiptEmailOf(tx, found, payment, receipt));
}

/** Books a part of the price: from now on only a person ends the stay. */
async function bookPart(acting: Acting, payment: Payment, paymentId: string): Promise<void> {
  const { tx, context, row } = acting;
  const paidKobo = row.paidKobo + payment.amountKobo;
  const kept = await keepStay({ tx, context, reservation: row }, paidKobo);
  if (!kept) throw new RefusalError({ code: 'roomsSold', facts: {} });
  const left = { paidKobo, leftKobo: amountDue(kept) };
  await recordDeskEvent(acting, 'payment.part', { ...payment, leftKobo: left.leftKobo });
  const { method, amountKobo, proof } = payment;
  const receiptNo = receiptNumber(await issuePartReceipt(tx, context, paymentId));
  const facts = { method, amountKobo, proof, ...left, by: acting.staff.name, receiptNo };
  await enqueueEmail(tx, context, partReceiptEmail(kept, facts));
}

/** Emails the guest a receipt for what was paid of the extras. */
async function tellOfExtras(
  { tx, context, staff: { name: by }, row }: Acting,
  { amountKobo: paidKobo, method }: Payment,
  paymentId: string,
): Promise<void> {
  const charges = await tx.select().from(billExtra).where(eq(billExtra.reservationId, row.id));
  const reversed = new Set(charges.map(({ reverses }) => reverses));
  const extras = charges
    .filter(({ id, reverses }) => reverses === null && !reversed.has(id))
    .map((extra) => ({ text: unlinked(extraInWords(extra)), kobo: extra.amountKobo }));
  const leftKobo = (await unpaidExtras(tx, [row.id])).get(row.id) ?? 0;
  const receiptNo = receiptNumber(await issuePartReceipt(tx, context, paymentId));
  const facts = { extras, paidKobo, leftKobo, method, by, receiptNo };
  await enqueueEmail(tx, context, extrasReceiptEmail(row, facts));
}

/**
 * Takes a charge back, and gives back what of it was paid already.
 * @throws ApiError 409 if there is none, or a colleague has taken it back
 */
async function reverse(
  acting: Acting,
  { charge: id, why, method, ...back }: RequestOf<'voidExtra'>,
  facts: BillFacts,
): Promise<void> {
  const { charges: open } = facts;
  const proof = back.proof ?? null;
  const { tx, context } = acting;
  const reservationId = acting.row.id;
  const { name: by } = acting.staff;
  const charges = await tx
    .select()
    .from(billExtra)
    .where(eq(billExtra.reservationId, reservationId));
  const made = charges.find((one) => one.id === id && one.reverses === null);
  if (!made) throw new RefusalError({ code: 'noSuchExtra', facts: {} });
  const taken = charges.find(({ reverses }) => reverses === id);
  if (taken) throw new RefusalError({ code: 'extraVoided', facts: { by: taken.by, at: taken.at } });
  if (await hasNight(tx, made)) {
    throw new RefusalError({ code: 'nightStillTheirs', facts: {} });
  }
  if (charges.some((one) => one.amountKobo < 0 && one.reverses === null))
    throw new RefusalError({ code: 'writtenOff', facts: {} });
  const { amountKobo } = made;
  const returnedKobo = Math.max(0, amountKobo - open);
  const chosen = { ...facts, returned: returnedKobo };
  assertAllowed(voidRefusal(why) ?? sentRefusal(billActs.voidExtra, acting.staff, chosen));
  const reversal = { ...entryBy(acting), amountKobo: -amountKobo, text: why, reverses: id };
  await tx.insert(billExtra).values(reversal);
  if (returnedKobo > 0) {
    const movement = { reservationId, method, amountKobo: returnedKobo, proof, by };
    const given = { ...movement, kind: 'returned' as const, purpose: 'extras' as const };
    await recordCashMovement(tx, context, given);
  }
  await recordDeskEvent(acting, 'desk.extraVoided', { amountKobo, returnedKobo, method, why });
  const voided = { text: unlinked(made.text), kobo: amountKobo, returnedKobo, method, by };
  await enqueueEmail(tx, context, extraVoidedEmail(acting.row, voided));
}

/** Pays with a transfer. @returns false, and books nothing, if the rooms were sold in this moment */
async function pays(acting: Acting, payment: Payment, facts: BillFacts): Promise<boolean> {
  try {
    await acting.tx.transaction((tx) => book({ ...acting, tx }, payment, facts));
    return true;
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'roomsSold') return false;
    throw error;
  }
}

/**
 * Books a transfer that came: it pays what the stay, or else its extras, can use of it, and the rest is money received.
 * @returns that rest
 */
async function placeTransfer(
  acting: Acting,
  { sender, ...came }: { amountKobo: Kobo; proof: string; sender: string },
  facts: BillFacts,
): Promise<Kobo> {
  const { tx, context, row, staff } = acting;
  const { amountKobo } = came;
  const due = billActs.takePayment.refusal(facts) ? 0 : facts.price || facts.charges;
  const payment = { ...came, method: 'transfer' as const };
  if (amountKobo <= due && (await pays(acting, payment, facts))) return 0;
  const received = await recordReceived(tx, context, { ...came, sender, aboutId: row.id }, staff);
  if (due === 0 || amountKobo <= due) return amountKobo;
  const part = { ...payment, amountKobo: due, received };
  return (await pays(acting, part, facts)) ? amountKobo - due : amountKobo;
}

/**
 * Pays a locked reservation with money received.
 * @throws ApiError 409 if nothing, or less, is due, or its rooms are gone
 */
export async function payWithReceived(
  acting: Acting,
  { id: received, proof }: Pick<DeskPaymentRow, 'id' | 'proof'>,
  amountKobo: Kobo,
): Promise<void> {
  const facts = await billFacts(acting.tx, acting.context, acting.row);
  assertAllowed(billActs.takePayment.refusal(facts) ?? sumRefusal(facts, amountKobo));
  await book(acting, { method: 'transfer', amountKobo, proof, received }, facts);
}

/** Sum in kobo that the desk took for a reservation since a transfer was noted, and the person who let its guest in. */
async function sinceNoted(
  { tx, row }: Acting,
  { at, letInBy }: typeof expectedTransfer.$inferSelect,
) {
  const isSince = and(gte(deskPayment.at, at), isNull(deskPayment.received));
  const movements = await movementsAt(tx, row.id, isSince);
  const paidKobo = sumOf(inForce(movements));
  const [member] =
    letInBy === null ? [] : await tx.select().from(staffMember).where(eq(staffMember.id, letInBy));
  return { ...(paidKobo > 0 && { paidKobo }), ...(member && { letInBy: member.name }) };
}

/** Refuses a session ID by which another guest's transfer is expected, or was recorded. @throws ApiError 409 */
async function assertShownOnce(
  tx: Database,
  reference: string,
  hasSession: boolean,
): Promise<void> {
  if (!hasSession) return;
  await assertNew(tx, 'taken', reference);
  const others = await tx.select().from(expectedTransfer);
  if (others.some(({ proof }) => referenceText(proof) === reference))
    throw new RefusalError({ code: 'transferRecorded', facts: {} });
}

/** Forgets the transfer that is expected, and returns it. */
async function forgetTransfer({ tx, row }: Acting) {
  const isIts = eq(expectedTransfer.reservationId, row.id);
  const [transfer] = await tx.delete(expectedTransfer).where(isIts).returning();
  return transfer;
}

/** An entry about a reservation, with who made it. */
const entryBy = ({ context, staff, row }: Acting) => ({
  reservationId: row.id,
  by: staff.name,
  staffId: staff.staffId,
  at: context.clock.now(),
});

/** Emails with a link to pay that a guest gets within a day, whatever they have booked. */
const MOST_LINKS = 3;
const DAY = 24 * 60 * 60_000;

async function assertFewLinks({ tx, context, row: { accountId } }: Acting): Promise<void> {
  const { kind, at, reservationId } = reservationEvent;
  const since = new Date(context.clock.now().getTime() - DAY);
  await lockNamed(tx, `payment links ${accountId}`);
  const ofGuest = eq(reservation.accountId, accountId);
  const theirs = tx.select({ id: reservation.id }).from(reservation).where(ofGuest);
  const isSent = and(eq(kind, 'desk.linkSent'), gt(at, since), inArray(reservationId, theirs));
  if ((await tx.$count(reservationEvent, isSent)) < MOST_LINKS) return;
  throw new RefusalError({ code: 'linksToday', facts: { most: MOST_LINKS } });
}

const handlers: ActHandlers<BillAct, BillFacts> = {
  takePayment: async (acting, { method, amount, ...entered }, facts) => {
    const amountKobo = koboFromNaira(amount);
    assertAllowed(sumRefusal(facts, amountKobo));
    const { tx, context } = acting;
    const slip = method === 'pos' ? await requireSlip(tx, context, entered, amountKobo) : {};
    await book(acting, { method, amountKobo, proof: entered.proof ?? null, ...slip }, facts);
  },
  addExtra: async (acting, { amount, text }, facts) => {
    const amountKobo = koboFromNaira(amount);
    assertAllowed(extraRefusal(facts, amountKobo));
    await acting.tx.insert(billExtra).values({ ...entryBy(acting), amountKobo, text });
    await recordDeskEvent(acting, 'desk.extraAdded', { amountKobo, why: text });
  },
  voidExtra: reverse,
  expectTransfer: async (acting, { amount, bank, session, ...entered }, facts) => {
    const amountKobo = koboFromNaira(amount);
    assertAllowed(sumRefusal(facts, amountKobo));
    const proof = session ?? entered.proof;
    await assertShownOnce(acting.tx, requireReference(proof), session !== undefined);
    const sender = bank === undefined || session === undefined ? null : `${entered.proof}, ${bank}`;
    const transfer = { ...entryBy(acting), amountKobo, proof, sender };
    await acting.tx.insert(expectedTransfer).values(transfer);
    await recordDeskEvent(acting, 'desk.transferNoted', {
      amountKobo,
      why: transferInWords(transfer),
    });
  },
  confirmTransfer: async (acting, { amount, ...entered }, facts) => {
    const transfer = await forgetTransfer(acting);
    if (!transfer) throw new RefusalError({ code: 'noTransfer', facts: {} });
    const isOwn = transfer.staffId === acting.staff.staffId;
    assertAllowed(codeRefusal(billActs.confirmTransfer, acting.staff, { isOwn }));
    const { amountKobo: expectedKobo, sender } = transfer;
    const amountKobo = amount === undefined ? expectedKobo : koboFromNaira(amount);
    const { proof = transfer.proof } = entered;
    const came = { amountKobo, proof, sender: sender ?? transfer.proof };
    const meanwhile = await sinceNoted(acting, transfer);
    const receivedKobo = await placeTransfer(acting, came, facts);
    const sums = { amountKobo, expectedKobo, receivedKobo, ...meanwhile };
    const detail = { ...sums, proof, ...(isOwn && { own: 1 }) };
    await recordDeskEvent(acting, 'desk.transferReceived', detail);
  },
  dropTransfer: async (acting, { why }) => {
    const transfer = await forgetTransfer(acting);
    if (!transfer) throw new RefusalError({ code: 'noTransfer', facts: {} });
    const { amountKobo } = transfer;
    const detail = { amountKobo, ...(await sinceNoted(acting, transfer)), why };
    await recordDeskEvent(acting, 'desk.transferDropped', detail);
  },
  correctPayment,
  approveCorrection,
  writeOff: async (acting, { why }, { price, charges }) => {
    const { tx } = acting;
    if (charges > 0)
      await tx
        .insert(billExtra)
        .values({ ...entryBy(acting), amountKobo: -charges, text: writtenOff });
    if (price > 0) await waivePrice(acting, price, { reason: writtenOff, why, isWrittenOff: 1 });
    await recordDeskEvent(acting, 'desk.writtenOff', { amountKobo: price + charges, why });
  },
  sendPaymentLink: async (acting) => {
    const { tx, context, row } = acting;
    await assertFewLinks(acting);
    const email = reservationMadeEmail(await withRooms(tx, row.id));
    const emailId = await enqueueEmail(tx, context, email);
    await recordDeskEvent(acting, 'desk.linkSent', { emailId });
  },
};

/**
 * Does an act with the money of a locked reservation.
 * @throws ApiError 403 or 409; what was written until then must not be kept
 */
export async function actOnBill(acting: Acting, request: RequestOf<BillAct>): Promise<void> {
  const { tx, context, staff, row } = acting;
  const facts = await billFacts(tx, context, row);
  const act = billActs[request.act];
  if ('balance' in request) {
    const lacking = roleRefusal(act.role(facts), staff.role);
    assertAllowed(lacking ?? changedSince(facts, koboFromNaira(request.balance)));
  }
  assertAllowed(sentRefusal(act, staff, facts));
  await performAct(handlers, request.act, acting, request, facts);
}
