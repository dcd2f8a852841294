import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatNaira, nairaFromKobo } from '../../../machines/shared/money';
import { priceOf } from '../../../machines/reservation/price';
import { quote } from '../../../machines/shared/quote';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { addDays } from '../../../machines/shared/stay';
import { receiptRows } from '../../../server/receipts/receiptPdf';
import { reservationMadeEmail } from '../../../server/reservations/emails/stayEmails';
import { toApiReservation } from '../../../server/reservations/reading/toApiReservation';
import { newRow } from '../../../server/reservations/insertReservation';
import { asCsv } from '../../../server/cli/commands/reservations';
import { deskView } from '../../../server/desk/stays/deskView';
import { StaySummary } from '../../../src/components/StaySummary';
import { priceRows } from '../../../src/reservation/priceRows';
import { parseReservation } from '../../../src/api/reservationResponse';
import { writtenEmail } from '../../../stories/mail/everyEmail';
import { seededRandom } from '../../server/support/seededRandom';
import { testConfiguration } from '../../server/support/testConfiguration';

const now = new Date('2026-03-02T09:00:00Z');
const clock = { now: () => now };
const owner = { accountId: 'a', accountEmail: 'adaobi@example.com', networkHash: null };
const guest = {
  name: 'Adaobi Okeke',
  emailAddress: 'adaobi@example.com',
  phoneNumber: '08030000000',
  specialRequest: 'nothing',
  noOfAdult: 2,
  noOfChildren: 0,
};

const rooms = fc
  .uniqueArray(fc.constantFrom(...roomTypes), { minLength: 1, selector: ({ key }) => key })
  .chain((types) =>
    fc.tuple(
      ...types.map(({ key, nightly }) =>
        fc
          .integer({ min: 1, max: 9 })
          .map((count) => ({ roomType: key, numberOfRooms: count, nightlyKobo: nightly })),
      ),
    ),
  );
const rate = fc.integer({ min: 0, max: 3_000 });
const stays = fc.record({
  rooms,
  nights: fc.integer({ min: 1, max: 30 }),
  chargeRates: fc.record({ vat: rate, serviceCharge: rate }),
});

type Stay = typeof stays extends fc.Arbitrary<infer Random> ? Random : never;

/** A random stay, as the server stores it. */
function reservedStay({ rooms: asked, nights, chargeRates }: Stay) {
  const configuration = testConfiguration({ chargeRates });
  const context = { clock, configuration, random: seededRandom(1) };
  const checkOutDate = addDays('2026-03-12', nights);
  const row = newRow(context, owner, { ...guest, checkInDate: '2026-03-12', checkOutDate }, asked);
  const nothingElse = {
    roomNumbers: [],
    hasArrived: false,
    isUnderReview: false,
    accountRefunds: [],
    openPages: [],
  };
  return { context, row, found: { row, allocations: asked, ...nothingElse } };
}

it('A stay has one price: on the screen, in the charge, in emails, in the receipt and in the desk’s table', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { context, row, found } = reservedStay(stay);
      const terms = { charges: stay.chargeRates };
      const price = quote(row, stay.rooms, ({ nightlyKobo }) => nightlyKobo, terms);
      const amounts = [...price.lines, ...price.charges].map(({ amount }) => amount);

      expect(row.totalKobo).toBe(price.total);

      const answered: unknown = JSON.parse(JSON.stringify(toApiReservation(context, found)));
      const shown = priceRows(parseReservation(answered), 'Total');
      const screen = renderToStaticMarkup(createElement(StaySummary, { rows: shown }));
      const onScreen = [...screen.matchAll(/<data value="([\d.]+)"[^>]*>([^<]+)</g)];
      expect(onScreen.map(([, , text]) => text).sort()).toEqual(
        [...amounts, price.total].map(formatNaira).sort(),
      );

      const { text, html } = writtenEmail(reservationMadeEmail(found), context);
      for (const kobo of [...amounts, price.total]) {
        expect(text).toContain(`: ${formatNaira(kobo)}\n`);
        expect(html).toContain(`>${formatNaira(kobo)}<`);
      }

      expect(
        receiptRows(found)
          .map(({ value }) => value)
          .sort(),
      ).toEqual([...amounts, price.total].map(formatNaira).sort());

      const [, line = ''] = asCsv([deskView(found, now)]).split('\n');
      for (const { amount } of price.lines) expect(line).toContain(` = ${formatNaira(amount)}`);
      const contained = (kind: string) =>
        nairaFromKobo(price.charges.find((charge) => charge.kind === kind)?.amount ?? 0);
      const [total, vat, service] = [
        nairaFromKobo(price.total),
        contained('vat'),
        contained('serviceCharge'),
      ];
      expect(line).toContain(`,${total},${vat},${service},`);
    }),
    { numRuns: 25 },
  );
});

it('The charges on a page are those in the total that is charged, whatever its rooms add up to', () => {
  const charged = exampleReservation({ totalPrice: 10_750 });
  const shown = priceOf({ ...charged, containedCharges: { vat: 7.5, serviceCharge: 0 } });
  expect(shown.charges).toEqual([{ kind: 'vat', rate: 750, amount: 75_000 }]);
});
