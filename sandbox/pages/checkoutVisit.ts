import type { Channel } from '../channels';
import { channelOf } from '../channels';
import { textOf } from '../json';

/** What a checkout page's address asks for. */
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

/** The tab that is asked for; the first one where it is none of those that there are. */
export function visitOf(tabs: readonly Channel[], query: Record<string, unknown>): CheckoutVisit {
  const asked = channelOf(textOf(query.channel));
  const channel = asked !== undefined && tabs.includes(asked) ? asked : (tabs[0] ?? 'card');
  return { channel, isSent: query.sent === 'yes', notice: textOf(query.notice) };
}

/** What is dialled for a payment; `name` ends in what tells it from others. */
export function ussdCode(name: string): string {
  return `*737*000*${name.slice(-4)}#`;
}
