import { and, eq, sql } from 'drizzle-orm';
import type { DeskFolio, DeskRole } from '../../../machines/contract/wire';
import type { BillFacts } from '../../../machines/desk/acts/bill';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { formatNaira, nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import { chargesIn, percentOf } from '../../../machines/shared/quote';
import { nightsBetween } from '../../../machines/shared/stay';
import { confirmationPath } from '../../../machines/shared/paths';
import * as messages from '../../../messages/desk/money';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { includedSum } from '../../../messages/payment/charges';
import { howPaid } from '../../../messages/payment/providers';
import type { Database } from '../../database/database';
import {
  billExtra,
  deskPayment,
  paymentAttempt,
  refund,
  reservationEvent,
} from '../../database/schema';
import type { DeskPaymentRow } from '../../books/cashBook';
import { firstEntry, partsOf } from '../../database/parts';
import { whereAttempt } from '../../database/attemptStatus';
import { whereRefund } from '../../database/refundStatus';
import { moneyReceived } from '../../books/moneyReceived';
import { approvedCorrections } from '../../books/corrections';
import { inForce } from '../../database/inForce';
import { withSlipTotals, type CardSlip } from '../../books/cardSlips';
import { sumOf } from '../../books/findings';
import type { Context } from '../../context';
import { meansOfPayment } from '../../receipts/meansOfPayment';
import { priceLeftKobo } from '../../payments/refunds/refunds';
import { partReceiptTexts, receiptTexts } from '../../receipts/receiptPdf';
import {
  partReceiptsOf,
  receiptNumber,
  wholeReceiptOf,
  type ReceiptRow,
} from '../../receipts/receiptNumbers';
import { isPayment, lastEvent } from '../../reservations/queries';
import { nightlyKobo, paidUntil } from '../../reservations/status';
import { leftOn } from '../stays/agreedNights';
import { roomsOfStays } from '../stays/stays';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { printableLines, printableText } from '../../shared/printableText';
import { receivedView } from './money';

type FolioLine = DeskFolio['lines'][number];

/** The slip of a card, for the bill; null for other means, and for cards of an earlier version. */
function slipInWords({ terminal, proof, slipKobo }: Omit<CardSlip, 'why'>): string | null {
  if (terminal === null) return null;
  if (proof === null) return messages.noSlip(terminal);
  const total = slipKobo === null ? null : formatNaira(slipKobo);
  return messages.slip(terminal, printableText(proof), total);
}

/** Texts of the receipts of parts and extras, in the order of their numbers. */
const receiptsOf = (
  found: ReservationWithRooms,
  movements: readonly DeskPaymentRow[],
  receipts: ReadonlyMap<string, ReceiptRow>,
) =>
  inForce(movements)
    .flatMap(({ at: paidAt, method, proof, ...payment }) => {
      const row = receipts.get(firstEntry(movements, payment));
      const means = factMessages.atDesk[method];
      const paid = { method: means, reference: printableText(proof ?? ''), paidAt };
      return row ? [partReceiptTexts(found, row, { ...payment, ...paid })] : [];
    })
    .sort((one, other) => (one.number < other.number ? -1 : 1));

/** The account that a card payment went back to last, with its holder; null for none. */
async function lastAccount(database: Database, id: string): Promise<string | null> {
  const hasHolder = sql`${reservationEvent.detail} ?& '{otherMeans,holder}'::text[]`;
  const last = await lastEvent(database, id, hasHolder);
  if (!last) return null;
  const [holder, bank, digits] = ['holder', 'bank', 'lastDigits'].map((key) => last.detail[key]);
  return printableText(`${String(holder)}, ${String(bank)} …${String(digits)}`);
}

/** An extra in words; an added night with the charges that its price includes. */
export function extraInWords({
  text,
  amountKobo,
  vatRate,
  serviceChargeRate,
}: Pick<typeof billExtra.$inferSelect, 'text' | 'amountKobo' | 'vatRate' | 'serviceChargeRate'>) {
  const rates = { vat: vatRate ?? 0, serviceCharge: serviceChargeRate ?? 0 };
  const contained = chargesIn(amountKobo, rates).map(({ kind, rate, amount }) =>
    includedSum(kind, percentOf(rate), formatNaira(amount)),
  );
  return [printableText(text), ...contained].join(', ');
}

/**
 * Nights of a price that were given up, and what of their price has not gone back; null if none were. What was taken off
 * the price, or written off, nobody has paid.
 */
async function unusedNights(
  database: Database,
  { row, allocations }: ReservationWithRooms,
  returnedKobo: Kobo,
): Promise<DeskFolio['unused'] | null> {
  if (row.staysUntil === null || !hasTag(row, 'confirmed')) return null;
  const rooms = allocations.reduce((sum, { numberOfRooms }) => sum + numberOfRooms, 0);
  const stays = (await roomsOfStays(database, [row.id])).filter(
    ({ state }) => state === 'inHouse' || state === 'departed',
  );
  const given = stays.map((stay) => {
    const sold = allocations.find(({ roomType }) => roomType === stay.roomType)?.nightlyKobo;
    const nights = nightsBetween(leftOn(row, stay), row.checkOut);
    return { nights, kobo: nights * (sold ?? Math.floor(nightlyKobo(row) / rooms)) };
  });
  const nights = given.reduce((sum, one) => sum + one.nights, 0);
  const kobo = given.reduce((sum, one) => sum + one.kobo, 0) - returnedKobo - row.reducedKobo;
  return kobo > 0 ? { nights, amount: nairaFromKobo(kobo) } : null;
}

/**
 * The money of a reservation: its price and charges, what was credited and what the desk took, and what went back.
 * @param price how the price comes about, in words @param role of whoever looks
 */
export async function folioOf(
  database: Database,
  { configuration }: Pick<Context, 'configuration'>,
  found: ReservationWithRooms,
  price: string,
  { money: facts, role }: { money: BillFacts; role: DeskRole },
): Promise<DeskFolio> {
  const { row } = found;
  const { id } = row;
  const lineOf = (
    kind: FolioLine['kind'],
    at: Date,
    text: string,
    kobo: Kobo,
    number: number | null = null,
  ) => ({
    line: { at: at.toISOString(), kind, text, amount: nairaFromKobo(kobo), charge: number },
    kind,
    kobo,
  });
  const pays = and(eq(paymentAttempt.reservationId, id), whereAttempt('pays'));
  const attempts = await database.select().from(paymentAttempt).where(pays);
  const refunds = await database
    .select({ refund })
    .from(refund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .where(and(pays, whereRefund('returns')));
  const movements = await withSlipTotals(
    database,
    await database.select().from(deskPayment).where(eq(deskPayment.reservationId, id)),
  );
  const approved = await approvedCorrections(database, id);
  const parts = partsOf(movements.filter(({ purpose }) => purpose === 'stay'));
  const receipts = await partReceiptsOf(database, eq(deskPayment.reservationId, id));
  const reference = row.paymentReference ?? '';
  const paying = attempts.find((attempt) => attempt.reference === reference);
  const leftAtProvider = paying ? await priceLeftKobo(database, paying) : 0;
  const counting = new Set(inForce(movements).map((one) => one.id));
  const charges = await database.select().from(billExtra).where(eq(billExtra.reservationId, id));
  const reversed = new Set(charges.map(({ reverses }) => reverses));
  const lines = [
    lineOf('price', row.createdAt, price, row.totalKobo),
    ...charges.map(({ id: number, at, by, amountKobo, ...extra }) =>
      lineOf(
        amountKobo > 0 ? 'charge' : 'reversal',
        at,
        `${extraInWords({ ...extra, amountKobo })}, ${by}`,
        Math.abs(amountKobo),
        amountKobo > 0 && !reversed.has(number) ? number : null,
      ),
    ),
    ...attempts.map((attempt) => {
      const { id: part, updatedAt, amountKobo, provider, channel } = attempt;
      const means = howPaid(provider, channelNamed(channel));
      const made = lineOf('payment', updatedAt, means, amountKobo);
      const left = nairaFromKobo(leftAtProvider);
      return attempt === paying ? { ...made, line: { ...made.line, part, left } } : made;
    }),
    ...movements
      .filter(({ kind, corrects }) => kind === 'taken' || corrects === null)
      .map(({ kind, at, method, by, amountKobo, corrects, received, id: payment, ...card }) => {
        const first = firstEntry(movements, { id: payment, corrects });
        const own = counting.has(payment) ? receipts.get(first) : undefined;
        const part = counting.has(payment) ? parts.find((one) => one.id === first) : undefined;
        const means = [
          factMessages.atDesk[method],
          slipInWords(card),
          received === null ? null : messages.fromReceived,
          own && messages.ofReceipt(receiptNumber(own)),
          by,
        ]
          .filter(Boolean)
          .join(', ');
        const isApproved = approved.has(corrects);
        const text = corrects === null ? means : messages.corrected(means, isApproved);
        const of = corrects === null ? (kind === 'taken' ? 'payment' : 'refund') : 'correction';
        const made = lineOf(of, at, text, amountKobo);
        const canBe = {
          // Money received came by transfer, and nothing else.
          ...(counting.has(payment) && received === null && { payment }),
          ...(part && { part: part.id, left: nairaFromKobo(part.leftKobo), means: method }),
          ...(corrects !== null && !isApproved && { unapproved: corrects }),
        };
        return { ...made, line: { ...made.line, ...canBe } };
      }),
    ...refunds.map(({ refund: { requestedAt, reason, amountKobo } }) =>
      lineOf('refund', requestedAt, printableLines(reason), amountKobo),
    ),
  ];
  const waiting = await moneyReceived(database, eq(deskPayment.aboutId, id));
  const sum = (wanted: FolioLine['kind']) =>
    lines.reduce((all, { kind, kobo }) => all + (kind === wanted ? kobo : 0), 0);
  const returnedKobo = movements
    .filter(({ kind, purpose, corrects }) => kind === 'returned' && purpose === 'stay' && !corrects)
    .reduce((all, one) => all + one.amountKobo, 0);
  const refundedKobo = refunds.reduce((all, one) => all + one.refund.amountKobo, 0);
  const unused = await unusedNights(database, found, returnedKobo + refundedKobo);
  const given = await wholeReceiptOf(database, id);
  const paid = given ? await lastEvent(database, id, isPayment) : null;
  const account = await lastAccount(database, id);
  return {
    price: nairaFromKobo(row.totalKobo),
    priceDue: nairaFromKobo(facts.price),
    paidUntil: paidUntil(row),
    charges: nairaFromKobo(sum('charge') - sum('reversal')),
    ...(unused && { unused }),
    paid: nairaFromKobo(sumOf([...attempts, ...inForce(movements)])),
    returned: nairaFromKobo(sum('refund')),
    balance: nairaFromKobo(facts.price + facts.charges),
    awaited: facts.awaited && {
      amount: nairaFromKobo(facts.awaited.amountKobo),
      proof: printableText(facts.awaited.proof),
      ...(facts.awaited.sender !== null && { sender: printableText(facts.awaited.sender) }),
      by: facts.awaited.by,
      at: facts.awaited.at.toISOString(),
    },
    ...(waiting.length > 0 && { received: waiting.map((one) => receivedView(one, role)) }),
    receipt:
      given && paid
        ? receiptTexts(found, given, {
            method: meansOfPayment(paying, movements, receipts),
            reference,
            paidAt: paid.at,
          })
        : null,
    receipts: receiptsOf(found, movements, receipts),
    ...(account !== null && { account }),
    paymentLink:
      facts.isOnline && facts.price > 0 ? configuration.publicUrl + confirmationPath(id) : null,
    lines: lines
      .map(({ line }) => line)
      .sort((one, two) => Date.parse(one.at) - Date.parse(two.at)),
  };
}
