import { listAt, parseProviderJson } from '../../../../server/paymentProviders/providerJson';
import type { Place } from './world';

/** How many payments were requested at Paystack so far. */
export async function paymentsAtProvider({
  request,
  hotel,
}: Pick<Place, 'request' | 'hotel'>): Promise<number> {
  const answer = await request.get(`${hotel.sandbox.paystack}/control/state`);
  return listAt(parseProviderJson(await answer.text()), 'payments').length;
}
