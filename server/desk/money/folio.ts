import { and, eq } from 'drizzle-orm';
import type { DeskFolio } from '../../../machines/contract/wire';
import type { BillFacts } from '../../../machines/desk/acts/bill';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { formatNaira, nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import { confirmationPath } from '../../../machines/shared/paths';
import * as messages from '../../../messages/desk/money';
import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import { howPaid } from '../../../messages/payment/providers';
import type { Database } from '../../database/database';
import { billExtra, deskPayment, paymentAttempt, receipt, refund } from '../../database/schema';
import { whereAttempt } from '../../database/attemptStatus';
import { whereRefund } from '../../database/refundStatus';
import { approvedCorrections } from '../../books/corrections';
import { inForce } from '../../database/inForce';
import { withSlipTotals, type CardSlip } from '../../books/cardSlips';
import type { Context } from '../../context';
import { meansOfPayment } from '../../receipts/meansOfPayment';
import { receiptTexts } from '../../receipts/receiptPdf';
import { isPayment, lastEvent } from '../../reservations/queries';
import { paidUntil } from '../../reservations/status';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { printableLines, printableText } from '../../shared/printableText';

type FolioLine = DeskFolio['lines'][number];

/** The slip of a card, for the bill; null for other means, and for cards of an earlier version. */
function slipInWords({ terminal, proof, slipKobo }: Omit<CardSlip, 'why'>): string | null {
  if (terminal === null) return null;
  if (proof === null) return messages.noSlip(terminal);
  const total = slipKobo === null ? null : formatNaira(slipKobo);
  return messages.slip(terminal, printableText(proof), total);
}

/**
 * The money of a reservation: its price and charges, what was credited and what the desk took, and what went back.
 * @param price how the price comes about, in words
 */
export async function folioOf(
  database: Database,
  { configuration }: Pick<Context, 'configuration'>,
  found: ReservationWithRooms,
  price: string,
  facts: BillFacts,
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
  const counting = new Set(inForce(movements).map((one) => one.id));
  const charges = await database.select().from(billExtra).where(eq(billExtra.reservationId, id));
  const reversed = new Set(charges.map(({ reverses }) => reverses));
  const lines = [
    lineOf('price', row.createdAt, price, row.totalKobo),
    ...charges.map(({ id: number, at, text, by, amountKobo, reverses }) =>
      lineOf(
        reverses === null ? 'charge' : 'reversal',
        at,
        `${printableText(text)}, ${by}`,
        Math.abs(amountKobo),
        reverses === null && !reversed.has(number) ? number : null,
      ),
    ),
    ...attempts.map(({ updatedAt, amountKobo, provider, channel }) =>
      lineOf('payment', updatedAt, howPaid(provider, channelNamed(channel)), amountKobo),
    ),
    ...movements
      .filter(({ kind, corrects }) => kind === 'taken' || corrects === null)
      .map(({ kind, at, method, by, amountKobo, corrects, id: payment, ...card }) => {
        const means = [factMessages.atDesk[method], slipInWords(card), by]
          .filter(Boolean)
          .join(', ');
        const isApproved = approved.has(corrects);
        const text = corrects === null ? means : messages.corrected(means, isApproved);
        const of = corrects === null ? (kind === 'taken' ? 'payment' : 'refund') : 'correction';
        const made = lineOf(of, at, text, amountKobo);
        const canBe = {
          ...(counting.has(payment) && { payment }),
          ...(corrects !== null && !isApproved && { unapproved: corrects }),
        };
        return { ...made, line: { ...made.line, ...canBe } };
      }),
    ...refunds.map(({ refund: { requestedAt, reason, amountKobo } }) =>
      lineOf('refund', requestedAt, printableLines(reason), amountKobo),
    ),
  ];
  const sum = (wanted: FolioLine['kind']) =>
    lines.reduce((all, { kind, kobo }) => all + (kind === wanted ? kobo : 0), 0);
  const [given] = await database.select().from(receipt).where(eq(receipt.reservationId, id));
  const paid = given ? await lastEvent(database, id, isPayment) : null;
  const reference = row.paymentReference ?? '';
  const atProvider = attempts.find((attempt) => attempt.reference === reference);
  return {
    price: nairaFromKobo(row.totalKobo),
    priceDue: nairaFromKobo(facts.price),
    paidUntil: paidUntil(row),
    charges: nairaFromKobo(sum('charge') - sum('reversal')),
    paid: nairaFromKobo(sum('payment')),
    returned: nairaFromKobo(sum('refund')),
    balance: nairaFromKobo(facts.price + facts.charges),
    awaited: facts.awaited && {
      amount: nairaFromKobo(facts.awaited.amountKobo),
      proof: printableText(facts.awaited.proof),
      by: facts.awaited.by,
      at: facts.awaited.at.toISOString(),
    },
    receipt:
      given && paid
        ? receiptTexts(found, given, {
            method: meansOfPayment(atProvider, movements),
            reference,
            paidAt: paid.at,
          })
        : null,
    paymentLink:
      facts.isOnline && facts.price > 0 ? configuration.publicUrl + confirmationPath(id) : null,
    lines: lines
      .map(({ line }) => line)
      .sort((one, two) => Date.parse(one.at) - Date.parse(two.at)),
  };
}
