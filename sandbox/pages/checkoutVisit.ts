import type { Channel } from '../channels';
import { channelOf } from '../channels';
import { textOf } from '../json';

/** What a checkout's URL requests. */
export interface CheckoutVisit {
  channel: Channel;
  /** Whether the customer has said that the money was sent. */
  isSent: boolean;
  notice: string | null;
}

export const PANEL_TITLES: Readonly<Record<Channel, string>> = {
  card: 'Card payment',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD payment',
};

/** The requested tab, or the first if there is no such tab. */
export function visitOf(tabs: readonly Channel[], query: Record<string, unknown>): CheckoutVisit {
  const asked = channelOf(textOf(query.channel));
  const channel = asked !== undefined && tabs.includes(asked) ? asked : (tabs[0] ?? 'card');
  return { channel, isSent: query.sent === 'yes', notice: textOf(query.notice) };
}

/** The code to dial for a payment; the end of `name` distinguishes it from others. */
export function ussdCode(name: string): string {
  return `*737*000*${name.slice(-4)}#`;
}
