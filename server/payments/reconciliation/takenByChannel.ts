import type { ProviderName } from '../../paymentProviders/provider';
import { channelNamed, type PaymentChannel } from '../../../machines/shared/paymentChannel';
import { sumOf } from './findings';
import type { AttemptBooks } from './ledger';

/** What was taken with a provider through one channel. Whole kobo. */
export interface ChannelTotal {
  provider: ProviderName;
  /** Null for a channel we don't know, and for payments without a recorded channel. */
  channel: PaymentChannel | null;
  payments: number;
  amountKobo: number;
}

/** Adds what some books have taken to the totals, one per provider and channel. */
export function addTaken(totals: ChannelTotal[], books: readonly AttemptBooks[]): void {
  for (const { attempt, entries } of books) {
    const charges = entries.filter(({ kind }) => kind === 'charge');
    if (charges.length > 0) {
      const total = totalFor(totals, attempt.provider, channelNamed(attempt.channel));
      total.payments += charges.length;
      total.amountKobo += sumOf(charges);
    }
  }
}

function totalFor(
  totals: ChannelTotal[],
  provider: ProviderName,
  channel: PaymentChannel | null,
): ChannelTotal {
  const known = totals.find((one) => one.provider === provider && one.channel === channel);
  if (known) return known;
  const total: ChannelTotal = { provider, channel, payments: 0, amountKobo: 0 };
  totals.push(total);
  return total;
}
