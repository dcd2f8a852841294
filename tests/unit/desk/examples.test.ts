import { expect, test } from 'vitest';
import { reservationActs } from '../../../machines/desk/acts/reservation';
import { heldNoMore, withExtras } from '../../../models/desk/exampleBill';
import { checkedIn, exampleReservation } from '../../../models/desk/exampleDay';

test.each([exampleReservation, checkedIn, withExtras, heldNoMore])('has what may change', (one) => {
  const acts = one.acts.map(({ act }) => act);
  expect(acts).toEqual(expect.arrayContaining(Object.keys(reservationActs)));
});
