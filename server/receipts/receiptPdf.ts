import * as factMessages from '../../messages/payment/documents/paymentFacts';
import * as words from '../../messages/payment/documents/receipt';
import { locale } from '../../messages/shared/locale';
import { nightsLabel, otherLines } from '../../machines/shared/quote';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import { isRefunded, isRefundOpen } from '../../machines/reservation/reservationStatus';
import { addressLine, hotel } from '../../hotel/hotel';
import { tokens } from '../../hotel/tokens';
import { stayDetailRows } from '../reservations/emails/emailParts';
import { lagosTime } from '../shared/lagosTime';
import { printableText } from '../shared/printableText';
import { priceOfStay } from '../reservations/pricing/priceOfStay';
import type { ReservationWithRooms } from '../reservations/reservationsWithRooms';
import { receiptNumber, type ReceiptRow } from './receiptNumbers';
import { drawablePart } from './receiptFonts';
import { ReceiptSheet, type Look, type Part, type Place } from './receiptSheet';

/** The facts of a receipt beside the stay itself. */
export interface Payment {
  /** The payment method, such as `Paystack` or `in cash`. */
  method: string;
  reference: string;
  paidAt: Date;
}

const { color } = tokens;

/** A4 in points, with the side margins. */
const PAGE = { width: 595.28, height: 841.89, side: 56 };
const RIGHT = PAGE.width - PAGE.side;
const BAND = 104;
/** Below the tables: what was returned, and the foot. */
const FOOT = 110;
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
} as const satisfies Record<string, Look>;

const lagosDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A line of the receipt; `note` says how the value is computed. */
interface Row {
  term: string;
  value: string;
  note?: string;
  total?: boolean;
  /** The text that is read out and copied, if not every letter of the value can be drawn as it is read. */
  spoken?: string;
}

/** A row of which it is known how much room it takes, in points. */
interface MeasuredRow extends Row {
  look: Look;
  lines: readonly string[];
  height: number;
}

/** The receipt's amounts, from the shared price calculation. */
export function receiptRows(found: ReservationWithRooms): Row[] {
  const price = priceOfStay(found);
  return [
    ...price.lines.map(({ roomType, numberOfRooms, nightly, amount }) => ({
      term: `${numberOfRooms} × ${roomType.label}`,
      value: formatNaira(amount),
      note: `${nightsLabel(price.nights)} × ${formatNaira(nightly)}`,
    })),
    ...otherLines(price).map(({ label, amount }) => ({ term: label, value: formatNaira(amount) })),
    { term: factMessages.totalPaid, value: formatNaira(price.total), total: true },
  ];
}

/** The guest by name, and beside it by email address if no font has every letter of the name. */
function guestRow({ name, accountEmail }: ReservationWithRooms['row']): Row {
  const whole = printableText(name).normalize('NFC');
  const drawn = drawablePart(looks.value.face, whole);
  const besides = drawn === whole && drawn !== '' ? [] : [accountEmail];
  const written = (shown: string) => [shown, ...besides].filter(Boolean).join(', ');
  return { term: words.guest, value: written(drawn.trim()), spoken: written(whole) };
}

function stayRows({ row, roomNumbers, hasArrived }: ReservationWithRooms, payment: Payment): Row[] {
  const numbers = roomNumbers.join(', ');
  return [
    guestRow(row),
    ...stayDetailRows(row).map(([term, value]) => ({ term, value })),
    ...(roomNumbers.length === 0
      ? []
      : [
          {
            term: factMessages.room,
            value: hasArrived ? numbers : factMessages.mayChange(numbers),
          },
        ]),
    { term: factMessages.paid, value: payment.method },
    { term: words.paidOn, value: factMessages.inLagos(lagosTime(payment.paidAt)) },
    { term: factMessages.paymentReference, value: payment.reference },
  ];
}

/** The hotel's logo: an arched door with the sun in it. */
function drawHead(document: PDFKit.PDFDocument): void {
  // Wider than the page, because a long receipt is shrunk.
  document.rect(-PAGE.width, 0, 3 * PAGE.width, BAND).fill(color.forest);
  document.rect(-PAGE.width, BAND, 3 * PAGE.width, 5).fill(color.brass);
  document.save().translate(PAGE.side, 30).scale(1.3);
  document.path('M0 34V13a13 13 0 0 1 26 0v21z').fill(color.sand);
  document.circle(13, 13.5, 6).fill(color.brass);
  document.rect(0, 24, 26, 10).fill(color.terracotta);
  document.restore();
}

function measured(sheet: ReceiptSheet, rows: readonly Row[]): MeasuredRow[] {
  return rows.map((row) => {
    const { value, note, total = false } = row;
    const look = total ? looks.total : looks.value;
    const lines = sheet.linesOf(look, value, VALUE_WIDTH);
    const more = lines.length - 1 + (note === undefined ? 0 : 1);
    return { ...row, look, lines, height: ROW + more * LINE + (total ? 12 : 0) };
  });
}

const heightOf = (rows: readonly MeasuredRow[]) =>
  rows.reduce((height, row) => height + row.height, 0);

function tableFrom(sheet: ReceiptSheet, top: number, rows: readonly MeasuredRow[]): Part {
  let y = top;
  const parts = rows.map(({ term, note, total = false, spoken, look, lines, height }): Part => {
    const at = y;
    y += height;
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
          // The blank keeps label and note apart where the text is copied or read out.
          const label = note === undefined ? term : `${term} `;
          sheet.write(total ? looks.total : looks.term, { x: PAGE.side, y: from }, label);
          if (note !== undefined) sheet.write(looks.note, { x: PAGE.side, y: from + LINE }, note);
        },
      },
      {
        role: 'TD',
        ...(spoken !== undefined && { spoken }),
        draw: () => {
          lines.forEach((line, place) => {
            sheet.write(look, { x: RIGHT, y: from + place * LINE, align: 'right' }, line);
          });
        },
      },
    ];
    return { role: 'TR', parts: cells };
  });
  return { role: 'Table', parts };
}

function returned({ row }: ReservationWithRooms): string | null {
  if (isRefunded(row)) return words.returned;
  return isRefundOpen(row) ? words.returnRequested : null;
}

const shown = ({ term, value, spoken, note }: Row) => ({
  term,
  value: spoken ?? value,
  note: note ?? null,
});

const issuedOn = ({ issuedAt }: ReceiptRow) => words.issuedOn(lagosDay.format(issuedAt));

/** The facts of the receipt of one payment at the desk, in the same form. Whole kobo. */
export function partReceiptTexts(
  found: ReservationWithRooms,
  receipt: ReceiptRow,
  payment: Payment & { purpose: string; amountKobo: Kobo; by: string },
) {
  const { purpose, amountKobo, by } = payment;
  const stay = [...stayRows(found, payment), { term: words.receivedBy, value: by }];
  const price = [
    { term: words.paidFor[purpose === 'stay' ? 'stay' : 'extras'], value: formatNaira(amountKobo) },
  ];
  return {
    number: receiptNumber(receipt),
    issued: issuedOn(receipt),
    stay: stay.filter(({ value }) => value !== '').map(shown),
    price: price.map(shown),
    note:
      receipt.replaces === null
        ? null
        : words.replaces(receiptNumber({ number: receipt.replaces })),
  };
}

/** The facts of a receipt, for paper that is printed elsewhere. */
export function receiptTexts(found: ReservationWithRooms, receipt: ReceiptRow, payment: Payment) {
  return {
    number: receiptNumber(receipt),
    issued: issuedOn(receipt),
    stay: stayRows(found, payment).map(shown),
    price: receiptRows(found).map(shown),
    note: returned(found),
  };
}

/** Renders a receipt as a one-page PDF, however much it says. Guests' input is drawn as plain text. */
export async function receiptPdf(
  found: ReservationWithRooms,
  receipt: ReceiptRow,
  payment: Payment,
): Promise<Buffer> {
  const number = receiptNumber(receipt);
  const title = words.title(number);
  const sheet = new ReceiptSheet({ title, author: hotel.name, createdAt: receipt.issuedAt });
  const stay = measured(sheet, stayRows(found, payment));
  const price = measured(sheet, receiptRows(found));
  const stayFrom = 236;
  const stayTo = stayFrom + heightOf(stay);
  const priceFrom = stayTo + 44;
  const priceTo = priceFrom + heightOf(price);
  const bottom = Math.max(PAGE.height, priceTo + FOOT);
  sheet.shrink(PAGE.height / bottom);
  sheet.decorate(drawHead);
  const note = returned(found);
  const issued = issuedOn(receipt);
  const reach = `${hotel.reservationPhone} · ${hotel.emails[0]} · ${words.chargesContained}`;
  const beside = PAGE.side + 48;
  const text = (role: Part['role'], look: Look, place: Place, said: string): Part => ({
    role,
    draw: () => sheet.write(look, place, said),
  });
  const left = (y: number) => ({ x: PAGE.side, y });
  const right = (y: number) => ({ x: RIGHT, y, align: 'right' }) as const;
  return sheet.finish([
    text('P', looks.name, { x: beside, y: 32 }, hotel.name),
    text('P', looks.kind, { x: beside, y: 64 }, hotel.kind),
    text('H1', looks.title, left(140), words.receipt),
    text('P', looks.number, right(148), words.numbered(number)),
    text('P', looks.term, right(168), issued),
    text('P', looks.term, right(184), words.taxNumber(hotel.taxNumber)),
    text('H2', looks.heading, left(212), words.yourStay),
    tableFrom(sheet, stayFrom, stay),
    text('H2', looks.heading, left(stayTo + 20), words.whatYouPaid),
    tableFrom(sheet, priceFrom, price),
    ...(note === null ? [] : [text('P', looks.heading, left(priceTo + 16), note)]),
    text('P', looks.note, left(bottom - 68), `${hotel.name}, ${addressLine}`),
    text('P', looks.note, left(bottom - 54), reach),
  ]);
}
