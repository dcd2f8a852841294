import type { FastifyReply } from 'fastify';
import type { PaymentAccount } from '../bank/records';
import { type Channel, channelOf } from '../channels';
import { channelTabs, transferPanel, ussdPanel } from './channelPanels';
import { type CheckoutFacts, type CheckoutNotice, checkoutForm } from './checkoutForm';
import { declinedNotice, REFUSED_BY_BANK, UNKNOWN_CARD } from './endings';
import { type Markup, html } from './html';
import { sendPage, WAITING_SECONDS, sayOnPage } from './page';
import { textOf } from '../json';
import type { Provider } from '../faults';

/** What a checkout's URL requests. */
interface CheckoutVisit {
  channel: Channel;
  /** Whether the customer has said that the money was sent. */
  isSent: boolean;
  notice: string | null;
}

const PANEL_TITLES: Readonly<Record<Channel, string>> = {
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
function ussdCode(name: string): string {
  return `*737*000*${name.slice(-4)}#`;
}

/** A payment as its hosted page shows it. */
export interface ShownCheckout extends Omit<CheckoutFacts, 'notice'> {
  tabs: readonly Channel[];
  /** Where to send a transfer, once the customer has chosen one. */
  account: PaymentAccount | undefined;
  /** Its last characters distinguish the USSD code from those of other payments. */
  ussdName: string;
  /** Why the provider declined the last card; undefined if no card was tried. */
  declinedFor: string | undefined;
  /** The merchant's URLs that the page may lead to. */
  leadsTo: readonly (string | null)[];
}

/** Sends the page on which a customer chooses a channel and pays. */
export function showCheckout(
  reply: FastifyReply,
  checkout: ShownCheckout,
  visit: CheckoutVisit,
  now: Date,
): FastifyReply {
  const notice = noticeOf(checkout, visit.notice);
  const panel = panelOf(checkout, visit, notice, now);
  return sendPage(reply, {
    owner: checkout.provider,
    title: notice?.title ?? PANEL_TITLES[visit.channel],
    leadsTo: checkout.leadsTo,
    ...(visit.channel === 'bank_transfer' ? { refreshSeconds: WAITING_SECONDS } : {}),
    body: html`${channelTabs(checkout.tabs, visit.channel)} ${panel}`,
  });
}

function panelOf(
  checkout: ShownCheckout,
  { channel, isSent }: CheckoutVisit,
  notice: CheckoutNotice | null,
  now: Date,
): Markup {
  const { account, amountKobo, ussdName } = checkout;
  if (channel === 'bank_transfer' && account !== undefined) {
    return transferPanel({ account, now, isSent, notice });
  }
  if (channel === 'ussd') return ussdPanel(amountKobo, ussdCode(ussdName), notice);
  return checkoutForm({ ...checkout, notice });
}

function noticeOf({ declinedFor }: ShownCheckout, name: string | null): CheckoutNotice | null {
  if (name === 'unknownCard') return UNKNOWN_CARD;
  if (name === 'refused') return REFUSED_BY_BANK;
  return name === 'declined' && declinedFor !== undefined ? declinedNotice(declinedFor) : null;
}

/** Says that it is paid, with a link back to the merchant if there is one. */
export function sayPaid(
  reply: FastifyReply,
  provider: Provider,
  returnAddress: string | null,
): FastifyReply {
  return sayOnPage(
    reply,
    provider,
    'Payment successful',
    'This payment is complete. You may close this window.',
    returnAddress === null ? null : { href: returnAddress, label: 'Return to the merchant' },
  );
}

/** Says that the customer's bank has not decided yet. */
export function sayProcessing(reply: FastifyReply, provider: Provider): FastifyReply {
  const text = 'The bank has not answered yet. You may close this window.';
  return sayOnPage(reply, provider, 'Payment is being processed', text);
}

/** Says that the customer has closed the page without paying. */
export function sayClosed(reply: FastifyReply, provider: Provider): FastifyReply {
  const text = 'Nothing was paid. You may close this window.';
  return sayOnPage(reply, provider, 'Payment window closed', text);
}
