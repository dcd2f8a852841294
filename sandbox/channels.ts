/** The channels that checkouts can offer, by Paystack's names. */
const CHANNELS = ['card', 'bank_transfer', 'ussd'] as const;
export type Channel = (typeof CHANNELS)[number];
/** Those on which the money comes later, if at all. */
export type Cardless = Exclude<Channel, 'card'>;

/** The labels of the page's tabs. */
export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  card: 'Card',
  bank_transfer: 'Transfer',
  ussd: 'USSD',
};

/** The channel of that name; undefined for any other. */
export function channelOf(name: string | null): Channel | undefined {
  return CHANNELS.find((channel) => channel === name);
}

/** A page's tabs: the requested channels, or all if none were requested. */
export function tabsFor(asked: readonly Channel[] | null): readonly Channel[] {
  return asked === null || asked.length === 0 ? CHANNELS : asked;
}
