import { eq } from 'drizzle-orm';
import { deskPayment, reservation } from '../../../server/database/schema';
import { recordCashMovement } from '../../../server/books/cashBook';
import { openStay, stayTotal } from '../payments/openStay';
import type { PaymentWorld } from '../payments/paymentWorld';
import { deskStay, deskTotal, forge, HOUR, type Planted } from './plantDifference';

/** What can be wrong with reservations, including the desk's. */
export const plantedReservations = (world: PaymentWorld): readonly Planted[] => [
  {
    name: 'a reservation that counts as paid without a charge',
    code: 'paidForNothing',
    amountKobo: -stayTotal,
    async plant() {
      const stay = await openStay(world);
      await world.pass(HOUR);
      await forge(world, (tx) =>
        tx.update(reservation).set({ status: 'paid' }).where(eq(reservation.id, stay.id)),
      );
      return {};
    },
  },
  {
    name: 'a desk’s payment for a reservation that is none',
    code: 'deskUsedForNothing',
    amountKobo: deskTotal,
    async plant() {
      const id = await deskStay(world);
      await forge(world, (tx) =>
        tx
          .update(reservation)
          .set({ status: 'cancelled', cancelReason: 'byGuest' })
          .where(eq(reservation.id, id)),
      );
      return {};
    },
  },
  {
    name: 'a payment at the desk for extras that nobody charged',
    code: 'deskTookMoreForCharges',
    amountKobo: 150_000,
    async plant() {
      const reservationId = await deskStay(world);
      const movement = { kind: 'taken', purpose: 'extras', method: 'cash', proof: null } as const;
      const entry = { ...movement, reservationId, amountKobo: 150_000, by: 'Ngozi' };
      await world.context.database.transaction((tx) =>
        recordCashMovement(tx, world.context, entry),
      );
      return {};
    },
  },
  {
    name: 'a reservation of the desk without its payment',
    code: 'paidForNothing',
    amountKobo: -deskTotal,
    async plant() {
      const id = await deskStay(world);
      await forge(world, (tx) => tx.delete(deskPayment).where(eq(deskPayment.reservationId, id)));
      return {};
    },
  },
];
