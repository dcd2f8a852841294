import { sum, type Everything } from './everything';
import { soldTwice } from './reservationInvariants';

/**
 * What must never happen, not even for a moment and whatever fails: work may be late, but nothing may be sold twice,
 * booked twice, invented, or refunded twice.
 */
export function safetyViolations(everything: Everything): string[] {
  const { attempts, entries, reservations, theirCharges, theirRefunds } = everything;
  const paid = reservations.filter(({ status }) => status === 'paid' || status === 'refunded');
  return [
    ...soldTwice(everything),
    ...attempts.flatMap(({ id, reference }) => {
      const taken = sum(theirCharges.filter((charge) => charge.reference === reference));
      const own = entries.filter(({ attemptId }) => attemptId === id);
      const charged = own.filter(({ kind }) => kind === 'charge');
      const returned = sum(theirRefunds.filter((refund) => refund.reference === reference));
      return [
        ...(charged.length > 1 ? [`${reference} is booked ${charged.length} times`] : []),
        ...(sum(charged) > taken ? [`${reference} is booked, and was not taken`] : []),
        ...(returned > taken ? [`${reference} goes back more than it came`] : []),
      ];
    }),
    ...paid
      .filter(({ paymentReference }) =>
        theirCharges.every(({ reference }) => reference !== paymentReference),
      )
      .map(({ id }) => `${id} counts as paid, and nobody paid`),
  ];
}
