import { eq } from 'drizzle-orm';
import { ledgerEntry, paymentAttempt, reservation } from '../../../server/database/schema';
import { stayTotal } from '../payments/openStay';
import { paidStay } from '../payments/paidStay';
import type { PaymentWorld } from '../payments/paymentWorld';
import { anotherStay, atPaystack, attemptOf, forge, type Planted } from './plantDifference';

/** What can be wrong with charges. */
export const plantedCharges = (world: PaymentWorld): readonly Planted[] => [
  {
    name: 'a charge that is missing in the ledger',
    code: 'notBooked',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world);
      const { id } = await attemptOf(world, stay);
      await forge(world, (tx) => tx.delete(ledgerEntry).where(eq(ledgerEntry.attemptId, id)));
      return stay;
    },
  },
  {
    name: 'a charge in the ledger that the provider does not have',
    code: 'notAtProvider',
    amountKobo: -stayTotal,
    async plant() {
      const stay = await paidStay(world);
      const { transactions } = world.sandbox.books().paystack;
      transactions.splice(transactions.indexOf(atPaystack(world, stay)), 1);
      return stay;
    },
  },
  {
    name: 'a charge of another amount than the provider took',
    code: 'otherAmount',
    amountKobo: -5_000,
    async plant() {
      const stay = await paidStay(world);
      const { id } = await attemptOf(world, stay);
      await forge(world, (tx) =>
        tx
          .update(ledgerEntry)
          .set({ amountKobo: stayTotal + 5_000 })
          .where(eq(ledgerEntry.attemptId, id)),
      );
      return stay;
    },
  },
  {
    name: 'a payment that the provider has in another currency',
    code: 'otherCurrency',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world);
      world.rewrite((text) => text.replaceAll('"currency":"NGN"', '"currency":"GHS"'));
      return stay;
    },
  },
  {
    name: 'a payment that was made in the other mode',
    code: 'otherMode',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world);
      world.rewrite((text) => text.replaceAll('"domain":"test"', '"domain":"live"'));
      return stay;
    },
  },
  {
    name: 'a second charge under one reference',
    code: 'secondCharge',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world, { provider: 'flutterwave' });
      const { transactions } = world.sandbox.books().flutterwave;
      const first = transactions.find(({ txRef }) => txRef === stay.reference);
      if (!first) throw new Error('Flutterwave has no payment');
      transactions.unshift({ ...first, id: first.id + 1 });
      return stay;
    },
  },
  {
    name: 'two charges that pay one reservation',
    code: 'usedForNothing',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world);
      const other = await anotherStay(world);
      await forge(world, async (tx) => {
        await tx
          .update(paymentAttempt)
          .set({ reservationId: stay.id })
          .where(eq(paymentAttempt.reference, other.reference));
        await tx
          .update(reservation)
          .set({ status: 'cancelled', cancelReason: 'byGuest', paymentReference: null })
          .where(eq(reservation.id, other.id));
      });
      return other;
    },
  },
];
