import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groupReservations, type ReservationGroup } from '../../../machines/reservation/groups';
import { storedStates, type StatusFields } from '../../../machines/reservation/reservationStatus';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { commitmentOf, type Commitment } from '../../../server/reservations/emails/emailFacts';

const beforeTheStay = new Date('2026-03-02T09:00:00Z');

/**
 * The answers of rules that ask what a state allows. For a new state they also give an answer, but perhaps not the
 * right one: whoever adds a status, a refund status or a reason to cancel decides it here.
 */
const expected: Readonly<Record<string, { group: ReservationGroup; commitment: Commitment }>> = {
  pending: { group: 'unpaid', commitment: 'pending' },
  'pending, kept': { group: 'unpaid', commitment: 'confirmed' },
  paid: { group: 'upcoming', commitment: 'confirmed' },
  'paid, refund requested': { group: 'cancelled', commitment: 'cancelled' },
  'paid, refund failed': { group: 'cancelled', commitment: 'cancelled' },
  'cancelled, expired': { group: 'cancelled', commitment: 'cancelled' },
  'cancelled, byGuest': { group: 'cancelled', commitment: 'cancelled' },
  refunded: { group: 'cancelled', commitment: 'cancelled' },
};

function nameOf({ status, cancelReason, refundStatus, isKept }: StatusFields): string {
  if (isKept) return `${status}, kept`;
  if (refundStatus !== null) return `${status}, refund ${refundStatus}`;
  return cancelReason === null ? status : `${status}, ${cancelReason}`;
}

it.each(storedStates.map((fields) => ({ name: nameOf(fields), fields })))(
  'A reservation that is $name stands where a guest looks for it, and says the same to calendars',
  ({ name, fields }) => {
    const { status, cancelReason, refundStatus, isKept } = fields;
    const reservation = exampleReservation({
      ...{ paymentStatus: status, cancelReason, refundStatus },
      ...(isKept && { amountDue: 1000 }),
    });
    const groups = groupReservations([reservation], beforeTheStay).map(({ group }) => group);
    expect(expected).toHaveProperty([name], {
      group: groups.join(),
      commitment: commitmentOf(fields),
    });
  },
);

it.each([
  ['statusWord', storedStates.map(({ status }) => status)],
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
