import * as messages from '../../messages/reservation/changePreview';
import type { PaymentChannel } from './paymentChannel';

/**
 * How long refunds take by the providers' own word: Paystack's 3 to 10 working days, Flutterwave's to cards up to 15. Neither
 * says how long one of a USSD payment takes, so the longest is told.
 */
const byChannel: Readonly<Record<PaymentChannel, string>> = {
  card: messages.cardPayoutTime,
  bank_transfer: messages.transferPayoutTime,
  ussd: messages.payoutTime,
};

/** The sentence about how long money that goes back takes to arrive. @param channel how it was paid; null if unknown */
export function payoutTimeOf(channel: PaymentChannel | null): string {
  return channel === null ? messages.payoutTime : byChannel[channel];
}
