import { eq } from 'drizzle-orm';
import { ledgerEntry, refund, reservation } from '../../../server/database/schema';
import { stayTotal } from '../payments/openStay';
import { paidStay, askedBack } from '../payments/paidStay';
import type { PaymentWorld } from '../payments/paymentWorld';
import { atPaystack, forge, refundedStay, type Planted } from './plantDifference';

/** What can be wrong with refunds. */
export const plantedRefunds = (world: PaymentWorld): readonly Planted[] => [
  {
    name: 'a refund that only the books have',
    code: 'refundNotAtProvider',
    amountKobo: stayTotal,
    async plant() {
      const stay = await refundedStay(world, 'paystack');
      world.sandbox.books().paystack.refunds.length = 0;
      atPaystack(world, stay).status = 'success';
      return stay;
    },
  },
  {
    name: 'a refund of another amount than the provider paid out',
    code: 'refundOtherAmount',
    amountKobo: 7_000,
    async plant() {
      const stay = await refundedStay(world, 'paystack');
      for (const one of world.sandbox.books().paystack.refunds) one.amountKobo -= 7_000;
      return stay;
    },
  },
  {
    name: 'a refund that is missing in the ledger',
    code: 'refundNotInLedger',
    amountKobo: -stayTotal,
    async plant() {
      const stay = await refundedStay(world, 'flutterwave');
      await forge(world, (tx) => tx.delete(ledgerEntry).where(eq(ledgerEntry.kind, 'refund')));
      return stay;
    },
  },
  {
    name: 'a refund that was never sent and that nobody will send',
    code: 'refundUnfollowed',
    amountKobo: stayTotal,
    async plant() {
      const stay = await askedBack(world);
      await forge(world, (tx) => tx.update(refund).set({ nextCheckAt: null }));
      return stay;
    },
  },
  {
    name: 'a refund that is paid out while its reservation still counts as paid',
    code: 'refundedNotEnded',
    amountKobo: -stayTotal,
    async plant() {
      const stay = await refundedStay(world, 'paystack');
      await forge(world, (tx) =>
        tx
          .update(reservation)
          .set({ status: 'paid', refundStatus: 'requested' })
          .where(eq(reservation.id, stay.id)),
      );
      return stay;
    },
  },
  {
    name: 'a refunded reservation whose money never went back',
    code: 'usedForNothing',
    amountKobo: stayTotal,
    async plant() {
      const stay = await paidStay(world);
      await forge(world, (tx) =>
        tx.update(reservation).set({ status: 'refunded' }).where(eq(reservation.id, stay.id)),
      );
      return stay;
    },
  },
];
