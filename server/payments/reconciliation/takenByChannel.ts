import type { ProviderName } from '../../paymentProviders/provider';
import { channelNamed, type PaymentChannel } from '../../../machines/shared/paymentChannel';
import { sumOf } from './findings';
import type { AttemptBooks } from './ledger';

/** What was taken with a provider in one way to pay. Whole kobo. */
export interface ChannelTotal {
  provider: ProviderName;
  /** Null for a way that is none of ours, and for payments of which nobody wrote it down. */
  channel: PaymentChannel | null;
  payments: number;
  amountKobo: number;
}

/** Adds what some books have taken to the totals, one for each provider and way to pay. */
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
