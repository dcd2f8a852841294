import { eq } from 'drizzle-orm';
import { roomTypeOf } from '../../../machines/shared/roomTypes';
import type { Database } from '../../../server/database/database';
import { paymentAttempt } from '../../../server/database/schema';
import type { FindingCode } from '../../../server/books/findings';
import { freeRooms } from '../../../server/desk/rooms/freeRooms';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { atReception, bookStay } from '../desk/atTheDesk';
import { paidStay, type PaidStay, askedBack } from '../payments/paidStay';
import type { PaymentWorld } from '../payments/paymentWorld';
import { asIfNeverPromised } from '../support/workerDatabase';

export const HOUR = 3_600_000;
/** One night in one room, paid at the desk. */
export const deskTotal = roomTypeOf('double').nightly;

/** Changes the books as no part of the hotel would. */
export const forge = (world: PaymentWorld, change: (tx: Database) => Promise<unknown>) =>
  asIfNeverPromised(world.context.database, change);

/** A stay that was paid and refunded, long enough ago that nothing is checked any more. */
export async function refundedStay(world: PaymentWorld, provider: ProviderName): Promise<PaidStay> {
  const stay = await askedBack(world, { provider });
  await world.pass(HOUR);
  return stay;
}

/** One that another guest paid. */
export const anotherStay = (world: PaymentWorld): Promise<PaidStay> =>
  paidStay(world, { email: 'bola@example.com' });

/** A stay that the desk sells for cash. */
export async function deskStay(world: PaymentWorld): Promise<string> {
  const [checkIn, checkOut] = ['2026-03-12', '2026-03-13'];
  const free = await freeRooms(world.context.database, world.context, { checkIn, checkOut });
  return bookStay(world, {
    request: { ...atReception, checkInDate: checkIn, checkOutDate: checkOut },
    rooms: [free.find(({ roomType }) => roomType === 'double')?.number ?? ''],
    priceKobo: deskTotal,
  });
}

export async function attemptOf(world: PaymentWorld, { reference }: { reference: string }) {
  const [attempt] = await world.context.database
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reference, reference));
  if (!attempt) throw new Error(`There is no payment ${reference}`);
  return attempt;
}

/** A provider's own record, for a test to change. */
export function atPaystack(world: PaymentWorld, { reference }: { reference: string }) {
  const { transactions } = world.sandbox.books().paystack;
  const payment = transactions.find((one) => one.reference === reference);
  if (!payment) throw new Error(`Paystack has no payment ${reference}`);
  return payment;
}

/** Something that is wrong with the books, and what reconciling has to call it. */
export interface Planted {
  name: string;
  code: FindingCode;
  amountKobo: number;
  /** Plants it; returns the payment that it is about, if it is about one. */
  readonly plant: () => Promise<{ reference?: string }>;
}
