import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerEntry, outboundEmail, refund, paymentCase } from '../../../server/database/schema';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { reserved, shown, type Rooms } from '../reservations/stays';
import { hotel } from '../desk/atTheDesk';
import type { TestGuest } from '../support/hotel';
import { valueAt } from '../support/reading';
import { openPage, verify, type OpenPage, type PaymentWorld } from './paymentWorld';

interface ShownStay {
  guest: TestGuest;
  id: string;
}

/** A reservation with an open checkout page. */
export type OpenStay = ShownStay & OpenPage;

/** The price of the double and deluxe rooms of a test's stay, in kobo. */
export const stayTotal = 1_500_000;

/** A reservation with an open checkout, whose webhooks never arrive. */
export async function openStay(
  world: PaymentWorld,
  provider: ProviderName = 'paystack',
  rooms?: Rooms,
  email?: string,
): Promise<OpenStay> {
  world.sandbox.behaviour.webhooks.dropped = true;
  const guest = await world.guest(email);
  const id = await reserved(world, guest, rooms);
  return { guest, id, ...(await openPage(world, guest, id, provider)) };
}

/** Pays on a provider's page and doesn't come back. */
export function pay(world: PaymentWorld, { checkoutUrl }: OpenPage): Promise<string> {
  return world.press(checkoutUrl, 'payWithoutReturning');
}

/** A reservation that is paid on its provider's page, of which the hotel has not heard. */
export async function unheardStay(...stay: Parameters<typeof openStay>): Promise<OpenStay> {
  const opened = await openStay(...stay);
  await pay(stay[0], opened);
  return opened;
}

/** The same, which the hotel has asked about. */
export async function verifiedStay(...stay: Parameters<typeof openStay>): Promise<OpenStay> {
  const paid = await unheardStay(...stay);
  await verify(stay[0], paid.reference);
  return paid;
}

/** A stay as its guest is shown it. */
export async function reservationOf(world: PaymentWorld, { guest, id }: ShownStay) {
  return valueAt(await shown(world, guest, id), 'reservation');
}

/** Charges a guest who has paid at Flutterwave once more, which then says that it was under the same reference. */
export async function chargeAgain(
  world: PaymentWorld,
  { guest, reference }: OpenStay,
): Promise<{ reference: string; id: string }> {
  const id = await reserved(world, guest);
  const other = await openPage(world, guest, id, 'flutterwave');
  await pay(world, other);
  world.rewrite((text) => text.replaceAll(other.reference, reference));
  const { transactions } = world.sandbox.books().flutterwave;
  const charge = transactions.find(({ txRef }) => txRef === other.reference);
  return { reference: other.reference, id: String(charge?.id) };
}

/** Expects that the hotel's books and the providers' agree. */
export async function booksAreClean(world: PaymentWorld): Promise<void> {
  const { code, text } = await hotel(world, 'reconcile', '--all');
  expect(text).toContain('Every naira is accounted for.');
  expect(code).toBe(0);
}

/** What the hotel holds, in kobo: income less refunds. */
export async function held({ context }: PaymentWorld): Promise<number> {
  const entries = await context.database.select().from(ledgerEntry);
  return entries.reduce(
    (sum, { kind, amountKobo }) => sum + (kind === 'charge' ? amountKobo : -amountKobo),
    0,
  );
}

export function refundsOf({ context }: PaymentWorld) {
  return context.database.select().from(refund);
}

export async function onlyRefundOf(world: PaymentWorld) {
  const [row] = await refundsOf(world);
  if (!row) throw new Error('There is no refund.');
  return row;
}

/** The cases that staff has to review. */
export function casesOf({ context }: PaymentWorld) {
  return context.database.select().from(paymentCase);
}

/** How many emails were written with these words in their subject. */
export async function emailsAbout({ context }: PaymentWorld, words: string): Promise<number> {
  return context.database.$count(outboundEmail, like(outboundEmail.subject, `%${words}%`));
}
