/** The ways to pay that the checkout pages can offer, in Paystack's words. */
export const CHANNELS = ['card', 'bank_transfer', 'ussd'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the page's tabs are called. */
export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  card: 'Card',
  bank_transfer: 'Transfer',
  ussd: 'USSD',
};

/** The channel of that name; undefined for any other. */
export function channelOf(name: string | null): Channel | undefined {
  return CHANNELS.find((channel) => channel === name);
}

/** Which tabs a page has: those that were asked for, and all of them where nothing was. */
export function tabsFor(asked: readonly Channel[] | null): readonly Channel[] {
  return asked === null || asked.length === 0 ? CHANNELS : asked;
}
