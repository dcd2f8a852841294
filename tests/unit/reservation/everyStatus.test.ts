import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groupReservations, type ReservationGroup } from '../../../machines/reservation/groups';
import {
  isReservationStatus,
  storedStates,
  type ReservationStatus,
} from '../../../machines/reservation/reservationStatus';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { commitmentOf, type Commitment } from '../../../server/reservations/reading/commitment';

const beforeTheStay = new Date('2026-03-02T09:00:00Z');

/**
 * What is worked out from a status by asking what is allowed, so that the rules have an answer for a new one as well, if
 * not the right one: whoever adds a status decides it here.
 */
const expected: Readonly<
  Record<ReservationStatus, { group: ReservationGroup; commitment: Commitment }>
> = {
  pending: { group: 'unpaid', commitment: 'pending' },
  paid: { group: 'upcoming', commitment: 'confirmed' },
  cancelled: { group: 'cancelled', commitment: 'cancelled' },
  refunded: { group: 'cancelled', commitment: 'cancelled' },
};

it.each(Object.keys(expected).filter(isReservationStatus))(
  'A reservation that is %s stands where a guest looks for it, and says the same to calendars',
  (status) => {
    const reservation = exampleReservation({ paymentStatus: status });
    const groups = groupReservations([reservation], beforeTheStay).map(({ group }) => group);
    const fields = { status, cancelReason: null, refundStatus: null };
    expect({ groups, commitment: commitmentOf(fields) }).toEqual({
      groups: [expected[status].group],
      commitment: expected[status].commitment,
    });
  },
);

it.each([
  ['statusWord', Object.keys(expected)],
  [
    'besideStatusWord',
    storedStates.flatMap(({ cancelReason, refundStatus }) => [
      ...(cancelReason === null ? [] : [cancelReason]),
      ...(refundStatus === null ? [] : [refundStatus]),
    ]),
  ],
])('Lint refuses to compare every word in which a state is stored (%s)', (name, words) => {
  const lint = readFileSync(new URL('../../../eslint.config.js', import.meta.url), 'utf8');
  const pattern = new RegExp(`const ${name} =\\s*'Literal\\[value=\\/\\^\\(([\\w|]+)\\)`);
  expect(pattern.exec(lint)?.[1]?.split('|')).toEqual(expect.arrayContaining(words));
});
