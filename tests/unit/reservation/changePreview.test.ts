import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePreviewOf } from '../../../machines/reservation/changePreview';
import {
  cancelPermission,
  modifyPermission,
  refundPermission,
} from '../../../machines/reservation/policy';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { addDays } from '../../../machines/shared/stay';
import { presentToManage } from '../../../server/reservations/reading/findReservationForGuest';
import { permissionFactsNow } from '../../../server/reservations/status';
import { newRow } from '../../../server/reservations/insertReservation';
import { parseReservation } from '../../../src/api/reservationResponse';
import { seededRandom } from '../../server/support/seededRandom';
import { testConfiguration } from '../../server/support/testConfiguration';

const MINUTE = 60_000;
const madeAt = new Date('2026-03-02T09:00:00Z');
const owner = { accountId: 'a', accountEmail: 'adaobi@example.com', networkHash: null };
const guest = {
  name: 'Adaobi Okeke',
  emailAddress: 'adaobi@example.com',
  phoneNumber: '08030000000',
  specialRequest: 'nothing',
  noOfAdult: 2,
  noOfChildren: 0,
};

const stays = fc.record({
  roomType: fc.constantFrom(...roomTypes),
  rooms: fc.integer({ min: 0, max: 9 }),
  daysAhead: fc.integer({ min: 0, max: 400 }),
  nights: fc.integer({ min: 1, max: 30 }),
  hold: fc.integer({ min: 1, max: 24 * 60 }).map((minutes) => minutes * MINUTE),
  refundDeadlineDays: fc.integer({ min: 0, max: 14 }),
  goodwill: fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 2 }),
  isPaid: fc.boolean(),
});

type Stay = typeof stays extends fc.Arbitrary<infer Random> ? Random : never;

/** A random stay as the server stores it, and as its guest sees it right after booking. */
function managed({ roomType, rooms, daysAhead, nights, goodwill, isPaid, ...settings }: Stay) {
  const configuration = testConfiguration(settings);
  const contextAt = (now: Date) => ({ clock: { now: () => now }, configuration });
  const checkInDate = addDays('2026-03-02', daysAhead);
  const stay = { ...guest, checkInDate, checkOutDate: addDays(checkInDate, nights) };
  const line = { roomType: roomType.key, numberOfRooms: rooms, nightlyKobo: roomType.nightly };
  const allocations = rooms === 0 ? [] : [line];
  const context = { ...contextAt(madeAt), random: seededRandom(1) };
  const made = newRow(context, owner, stay, allocations);
  const row = isPaid ? { ...made, status: 'paid' as const, paymentReference: 'p' } : made;
  const refunds = goodwill.map((amountKobo) => ({
    at: madeAt.toISOString(),
    cause: 'goodwill' as const,
    status: 'settled' as const,
    amountKobo,
    settledAt: null,
  }));
  const facts = { events: [], refunds, cases: [] };
  const response: unknown = JSON.parse(
    JSON.stringify(
      presentToManage(
        context,
        {
          row,
          allocations,
          roomNumbers: [],
          isUnderReview: false,
          hasArrived: false,
          accountRefunds: [],
          openPages: [],
        },
        facts,
      ),
    ),
  );
  const permissionFactsAt = (now: Date) =>
    permissionFactsNow(contextAt(now), row, { hasRooms: rooms > 0, isUnderReview: false });
  return { reservation: parseReservation(response), permissionFactsAt };
}

it('tells of no other end than the one that the server keeps, for any stay', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { reservation, permissionFactsAt } = managed(stay);
      const changes = [
        ['cancelling', (now: Date) => cancelPermission(permissionFactsAt(now))],
        ['modifying', (now: Date) => modifyPermission(permissionFactsAt(now))],
        ['refunding', (now: Date) => refundPermission(permissionFactsAt(now), now)],
      ] as const;
      for (const [wanted, serverSays] of changes) {
        const { until } = changePreviewOf(reservation, wanted);
        const isWithoutRooms = stay.rooms === 0 && wanted === 'modifying';
        // A change that isn't possible now has no deadline.
        expect(until === null || isWithoutRooms).toBe(
          wanted === 'refunding' ? !stay.isPaid : stay.isPaid || isWithoutRooms,
        );
        if (until === null || isWithoutRooms) continue;
        const end = new Date(until).getTime();
        const allowed = [-MINUTE, -1, 0, 1, MINUTE].map(
          (ms) => serverSays(new Date(end + ms)).allowed,
        );
        expect(allowed).toEqual([true, true, false, false, false]);
      }
    }),
  );
});

it('names what is left of the price after every goodwill, for any stay', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { reservation } = managed({ ...stay, isPaid: true });
      const price = stay.rooms * stay.roomType.nightly * stay.nights;
      const given = stay.goodwill.reduce((sum, kobo) => sum + kobo, 0);
      fc.pre(given <= price);
      expect(changePreviewOf(reservation, 'refunding').amount).toBe(price - given);
    }),
  );
});

it('promises no money where none can come, and no sum that nobody named', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { reservation } = managed({ ...stay, rooms: 0, isPaid: false });
      expect(changePreviewOf(reservation, 'cancelling').words).toEqual([]);
      expect(changePreviewOf(reservation, 'refunding')).toMatchObject({
        until: null,
        amount: null,
      });
    }),
  );
});
