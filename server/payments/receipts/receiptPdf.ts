import * as factMessages from '../../../messages/payment/documents/paymentFacts';
import * as words from '../../../messages/payment/documents/receipt';
import { locale } from '../../../messages/shared/locale';
import { chargeLabel, nightsLabel } from '../../../machines/shared/price';
import { formatNaira } from '../../../machines/shared/money';
import { isRefunded, isRefundOpen } from '../../../machines/reservation/reservationStatus';
import { hotel } from '../../../src/content/hotel';
import { tokens } from '../../../src/theme/tokens';
import { guestName } from '../../email/guestName';
import { stayDetailRows } from '../../reservations/emails/emailParts';
import { priceOfStay } from '../../reservations/pricing/priceOfStay';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import { receiptNumber, type ReceiptRow } from './receiptNumbers';
import { ReceiptSheet, type Look, type Part } from './receiptSheet';

/** What a receipt states beside the stay itself. */
export interface Payment {
  /** The payment method, such as `Paystack` or `in cash`. */
  method: string;
  reference: string;
}

const { color } = tokens;

/** A4 in points, with the side margins. */
const PAGE = { width: 595.28, height: 841.89, side: 56 };
const RIGHT = PAGE.width - PAGE.side;
const BAND = 104;
const ROW = 26;
const LINE = 14;
const VALUE_WIDTH = 300;

const looks = {
  name: { face: 'title', size: 24, color: color.paper },
  kind: { face: 'text', size: 10, color: color.sand },
  title: { face: 'title', size: 30, color: color.forest },
  number: { face: 'strong', size: 13, color: color.terracotta },
  heading: { face: 'strong', size: 12, color: color.forest },
  term: { face: 'text', size: 10.5, color: color.inkSoft },
  value: { face: 'strong', size: 10.5, color: color.ink },
  note: { face: 'text', size: 8.5, color: color.inkSoft },
  total: { face: 'strong', size: 15, color: color.ink },
  foot: { face: 'text', size: 8.5, color: color.inkSoft },
} as const satisfies Record<string, Look>;

const lagosDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A line of the receipt; `note` says how the value is computed. */
interface Row {
  term: string;
  value: string;
  note?: string;
  total?: boolean;
}

/** The receipt's amounts, from the shared price calculation. */
export function receiptRows(found: ReservationWithRooms): Row[] {
  const { lines, charges, nights, total } = priceOfStay(found);
  return [
    ...lines.map(({ roomType, rooms, nightly, amount }) => ({
      term: `${rooms} × ${roomType.label}`,
      value: formatNaira(amount),
      note: `${nightsLabel(nights)} × ${formatNaira(nightly)}`,
    })),
    ...charges.map((charge) => ({ term: chargeLabel(charge), value: formatNaira(charge.amount) })),
    { term: factMessages.totalPaid, value: formatNaira(total), total: true },
  ];
}

function stayRows({ row, roomNumbers }: ReservationWithRooms, payment: Payment): Row[] {
  return [
    { term: words.guest, value: guestName(row.name) },
    ...stayDetailRows(row).map(([term, value]) => ({ term, value })),
    ...(roomNumbers.length === 0
      ? []
      : [{ term: factMessages.room, value: roomNumbers.join(', ') }]),
    { term: factMessages.paid, value: payment.method },
    { term: factMessages.paymentReference, value: payment.reference },
  ];
}

/** The hotel's logo: an arched door with the sun in it. */
function drawHead(document: PDFKit.PDFDocument): void {
  document.rect(0, 0, PAGE.width, BAND).fill(color.forest);
  document.rect(0, BAND, PAGE.width, 5).fill(color.brass);
  document.save().translate(PAGE.side, 30).scale(1.3);
  document.path('M0 34V13a13 13 0 0 1 26 0v21z').fill(color.sand);
  document.circle(13, 13.5, 6).fill(color.brass);
  document.rect(0, 24, 26, 10).fill(color.terracotta);
  document.restore();
}

/** Draws a table from `top` down. Returns where it ends. */
function tableFrom(
  sheet: ReceiptSheet,
  top: number,
  rows: readonly Row[],
): { part: Part; end: number } {
  let y = top;
  const parts = rows.map(({ term, value, note, total = false }): Part => {
    const at = y;
    const look = total ? looks.total : looks.value;
    const lines = sheet.linesOf(look, value, VALUE_WIDTH);
    y += ROW + (lines.length - 1) * LINE + (note === undefined ? 0 : LINE) + (total ? 12 : 0);
    sheet.decorate((document) => {
      document
        .moveTo(PAGE.side, at)
        .lineTo(RIGHT, at)
        .lineWidth(total ? 1.5 : 0.5)
        .stroke(total ? color.forest : color.hairline);
    });
    const from = at + (total ? 12 : 8);
    const cells: Part[] = [
      {
        role: 'TH',
        draw: () => {
          sheet.write(total ? looks.total : looks.term, { x: PAGE.side, y: from }, term);
          if (note !== undefined) sheet.write(looks.note, { x: PAGE.side, y: from + LINE }, note);
        },
      },
      {
        role: 'TD',
        draw: () => {
          lines.forEach((line, place) => {
            sheet.write(look, { x: RIGHT, y: from + place * LINE, align: 'right' }, line);
          });
        },
      },
    ];
    return { role: 'TR', parts: cells };
  });
  return { part: { role: 'Table', parts }, end: y };
}

function text(sheet: ReceiptSheet, look: Look, y: number, said: string): Part {
  return { role: 'P', draw: () => sheet.write(look, { x: PAGE.side, y }, said) };
}

function returned({ row }: ReservationWithRooms): string | null {
  if (isRefunded(row)) return words.returned;
  return isRefundOpen(row) ? words.returnRequested : null;
}

/** Renders a receipt as a one-page PDF. Guests' input is drawn as plain text. */
export async function receiptPdf(
  found: ReservationWithRooms,
  receipt: ReceiptRow,
  payment: Payment,
): Promise<Buffer> {
  const number = receiptNumber(receipt);
  const title = words.title(number);
  const sheet = new ReceiptSheet({ title, author: hotel.name, createdAt: receipt.issuedAt });
  sheet.decorate(drawHead);
  const beside = PAGE.side + 48;
  const { street, city, region, country } = hotel.address;
  const stay = tableFrom(sheet, 236, stayRows(found, payment));
  const price = tableFrom(sheet, stay.end + 44, receiptRows(found));
  const note = returned(found);
  return sheet.finish([
    { role: 'P', draw: () => sheet.write(looks.name, { x: beside, y: 32 }, hotel.name) },
    { role: 'P', draw: () => sheet.write(looks.kind, { x: beside, y: 64 }, hotel.kind) },
    { role: 'H1', draw: () => sheet.write(looks.title, { x: PAGE.side, y: 140 }, words.receipt) },
    {
      role: 'P',
      draw: () =>
        sheet.write(looks.number, { x: RIGHT, y: 148, align: 'right' }, words.numbered(number)),
    },
    {
      role: 'P',
      draw: () => {
        const issued = words.issuedOn(lagosDay.format(receipt.issuedAt));
        sheet.write(looks.term, { x: RIGHT, y: 168, align: 'right' }, issued);
      },
    },
    {
      role: 'H2',
      draw: () => sheet.write(looks.heading, { x: PAGE.side, y: 212 }, words.yourStay),
    },
    stay.part,
    {
      role: 'H2',
      draw: () => sheet.write(looks.heading, { x: PAGE.side, y: stay.end + 20 }, words.whatYouPaid),
    },
    price.part,
    ...(note === null ? [] : [text(sheet, looks.heading, price.end + 16, note)]),
    text(
      sheet,
      looks.foot,
      PAGE.height - 68,
      `${hotel.name}, ${street}, ${city}, ${region}, ${country}`,
    ),
    text(
      sheet,
      looks.foot,
      PAGE.height - 54,
      `${hotel.reservationPhone} · ${hotel.emails[0]} · ${words.chargesContained}`,
    ),
  ]);
}
