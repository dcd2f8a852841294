import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { HotelWorld } from './hotelWorld';

/**
 * Makes a provider believe that less was paid under a reference than was asked for. False when nothing was paid just now, so
 * that the hotel may have booked it already.
 */
export function shorten(
  { agenda, sandbox, timeline, tally }: HotelWorld,
  { provider, reference }: { provider: ProviderName; reference: string },
): boolean {
  const now = agenda.clock.now().toISOString();
  const shortened =
    provider === 'paystack'
      ? shortenAtPaystack(sandbox.books(), reference, now)
      : shortenAtFlutterwave(sandbox.books(), reference, now);
  if (!shortened) return false;
  timeline.note(provider, `has less for ${reference.slice(0, 8)} than was asked for`);
  tally.note('a payment is less than was asked for');
  return true;
}

type Books = ReturnType<HotelWorld['sandbox']['books']>;

function shortenAtPaystack({ paystack }: Books, reference: string, now: string): boolean {
  const payment = paystack.transactions.find((one) => one.reference === reference);
  if (payment?.status !== 'success' || payment.paidAt !== now) return false;
  payment.amountKobo = less(payment.requestedKobo);
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
