import type { ReservationRequest } from '../../../machines/contract/wire';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { reserved, type Rooms } from '../reservations/stays';
import type { HotelResponse, TestGuest } from '../support/hotel';
import { openPage, type PaymentWorld } from './paymentWorld';

export interface PaidStay {
  guest: TestGuest;
  id: string;
  reference: string;
}

export const reason = 'The conference has been moved to another month.';

/** How a stay is paid, if not by a new guest with Paystack's usual card for two rooms. */
interface PaidBy {
  provider?: ProviderName;
  /** One of the provider's test cards. */
  card?: string;
  /** The guest, or the address of a new one. */
  guest?: TestGuest;
  email?: string;
  rooms?: Rooms;
  stay?: Partial<ReservationRequest>;
}

/** A reservation that is paid on its provider's page. */
export async function paidStay(world: PaymentWorld, by: PaidBy = {}): Promise<PaidStay> {
  const { provider = 'paystack', card, email, rooms, stay } = by;
  const guest = by.guest ?? (await world.guest(email));
  const id = await reserved(world, guest, rooms, stay);
  const { checkoutUrl, reference } = await openPage(world, guest, id, provider);
  await world.press(checkoutUrl, 'pay', card);
  await world.jobs.runDue();
  world.asked.length = 0;
  return { guest, id, reference };
}

export function askForRefund(
  world: PaymentWorld,
  { token }: TestGuest,
  id: string,
  body: unknown = { reason },
): Promise<HotelResponse> {
  return world.request('POST', `/api/v1/hotel/payment/refund/request/${id}`, { token, body });
}

/** A paid stay of which its guest has asked for the refund. */
export async function askedBack(world: PaymentWorld, by?: PaidBy): Promise<PaidStay> {
  const stay = await paidStay(world, by);
  await askForRefund(world, stay.guest, stay.id);
  return stay;
}
