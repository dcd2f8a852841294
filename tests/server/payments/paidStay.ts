import type { ProviderName } from '../../../server/paymentProviders/provider';
import { reserved } from '../reservations/stays';
import type { HotelResponse, TestGuest } from '../support/hotel';
import { openPage, type PaymentWorld } from './paymentWorld';

export interface PaidStay {
  guest: TestGuest;
  id: string;
  reference: string;
}

export const reason = 'The conference has been moved to another month.';

/** A reservation that is paid, with one of the provider's test cards. */
export async function paidStay(
  world: PaymentWorld,
  provider: ProviderName = 'paystack',
  card?: string,
): Promise<PaidStay> {
  const guest = await world.guest();
  const id = await reserved(world, guest);
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
