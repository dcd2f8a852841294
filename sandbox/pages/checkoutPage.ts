import type { FastifyReply } from 'fastify';
import type { PaymentAccount } from '../bank/records';
import type { Channel } from '../channels';
import { channelTabs, transferPanel, ussdPanel } from './channelPanels';
import type { CheckoutFacts, CheckoutNotice } from './checkoutForm';
import { checkoutForm } from './checkoutForm';
import type { CheckoutVisit } from './checkoutVisit';
import { PANEL_TITLES, ussdCode } from './checkoutVisit';
import { declinedNotice, REFUSED_BY_BANK, UNKNOWN_CARD } from './endings';
import type { Markup } from './html';
import { html } from './html';
import { sendPage, WAITING_SECONDS } from './page';

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
