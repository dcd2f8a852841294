import { ledgerEntry, refund, paymentCase } from '../../../server/database/schema';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { reserved, type Rooms } from '../reservations/stays';
import type { HotelResponse, TestGuest } from '../support/hotel';
import { openPage, type OpenPage, type PaymentWorld } from './paymentWorld';

/** A reservation with an open checkout page. */
export interface OpenStay extends OpenPage {
  guest: TestGuest;
  id: string;
}

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

/** Cancels or modifies a reservation. */
export function change(
  world: PaymentWorld,
  { guest: { token }, id }: OpenStay,
  what: 'cancel' | 'modify',
  body?: unknown,
): Promise<HotelResponse> {
  return world.request('PATCH', `/api/v1/hotel/reservations/${id}/${what}`, { token, body });
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

/** The cases that staff has to review. */
export function casesOf({ context }: PaymentWorld) {
  return context.database.select().from(paymentCase);
}
