import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { HotelWorld } from './hotelWorld';

/**
 * Makes a provider believe that another amount was requested under a reference, and paid: usually less, so that it
 * can't count, or more at Paystack. False if nothing was paid just now, because the hotel may have booked it already.
 */
export function misfit(
  { agenda, random, sandbox, timeline, counts }: HotelWorld,
  { provider, reference }: { provider: ProviderName; reference: string },
): boolean {
  const now = agenda.clock.now().toISOString();
  const isMore = provider === 'paystack' && random.percent(60);
  const changed =
    provider === 'paystack'
      ? changeAtPaystack(sandbox.books(), reference, now, isMore)
      : shortenAtFlutterwave(sandbox.books(), reference, now);
  if (!changed) return false;
  timeline.note(
    provider,
    `has ${isMore ? 'more' : 'less'} for ${reference.slice(0, 8)} than we asked for`,
  );
  counts.note(`a payment is ${isMore ? 'more' : 'less'} than was asked for`);
  return true;
}

const MORE_KOBO = 50_000;

type Books = ReturnType<HotelWorld['sandbox']['books']>;

function changeAtPaystack(
  { paystack }: Books,
  reference: string,
  now: string,
  isMore: boolean,
): boolean {
  const payment = paystack.transactions.find((one) => one.reference === reference);
  if (payment?.status !== 'success' || payment.paidAt !== now) return false;
  if (isMore) payment.requestedKobo += MORE_KOBO;
  payment.amountKobo = isMore ? payment.requestedKobo : less(payment.requestedKobo);
  return true;
}

function shortenAtFlutterwave({ flutterwave }: Books, reference: string, now: string): boolean {
  const payment = flutterwave.transactions.find((one) => one.txRef === reference);
  if (payment?.status !== 'successful' || payment.createdAt !== now) return false;
  payment.amountKobo = less(payment.amountKobo);
  payment.chargedKobo = payment.amountKobo;
  return true;
}

/** Two thirds, in whole naira. */
function less(kobo: number): number {
  return Math.floor(kobo / 300) * 200;
}
