import { asc, eq } from 'drizzle-orm';
import * as schema from '../../../server/database/schema';
import type { HotelWorld } from './hotelWorld';

type Case = Pick<typeof schema.paymentCase.$inferSelect, 'kind' | 'detail'>;

/** The e-mail address of a case's payment, as its provider's dashboard shows it; undefined if it shows none. */
function payerOf(
  { sandbox }: Pick<HotelWorld, 'sandbox'>,
  { provider, reference, transactionId }: Case['detail'],
): string | undefined {
  const { paystack, flutterwave } = sandbox.books();
  if (provider === 'paystack') {
    return paystack.transactions.find((one) => one.reference === reference)?.email;
  }
  const transaction = flutterwave.transactions.find(({ id }) => String(id) === transactionId);
  const txRef = transaction?.txRef ?? reference;
  return flutterwave.payments.find((one) => one.txRef === txRef)?.email;
}

/** The ids of the reservations that a case about a payment without a reservation may be for: those of its payer. */
export async function reservationsOfPayer(
  world: Pick<HotelWorld, 'agenda' | 'database' | 'sandbox'>,
  caseId: string,
): Promise<string[]> {
  const { agenda, database } = world;
  return agenda.work(async () => {
    const [found] = await database
      .select()
      .from(schema.paymentCase)
      .where(eq(schema.paymentCase.id, caseId));
    if (found?.kind !== 'unknown_payment') return [];
    const payer = payerOf(world, found.detail)?.toLowerCase();
    if (payer === undefined) return [];
    const all = await database
      .select()
      .from(schema.reservation)
      .orderBy(asc(schema.reservation.createdAt), asc(schema.reservation.id));
    return all
      .filter((one) => [one.accountEmail, one.emailAddress?.toLowerCase()].includes(payer))
      .map(({ id }) => id);
  });
}
