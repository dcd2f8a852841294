import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from '../channels';
import { channelOf, tabsFor } from '../channels';
import { membersOf, textOf } from '../json';
import { channelTabs, transferPanel, ussdPanel } from '../pages/channelPanels';
import type { CheckoutNotice } from '../pages/checkoutForm';
import { checkoutForm, chosenCard } from '../pages/checkoutForm';
import type { CheckoutVisit } from '../pages/checkoutVisit';
import { PANEL_TITLES, ussdCode, visitOf } from '../pages/checkoutVisit';
import { declinedNotice, ENDINGS, REFUSED_BY_BANK, UNKNOWN_CARD } from '../pages/endings';
import type { Markup } from '../pages/html';
import { html } from '../pages/html';
import { sayOnPage, sendPage, WAITING_SECONDS } from '../pages/page';
import type { ProviderParts } from '../parts';
import { DO_NOT_HONOUR, FLUTTERWAVE_CARDS } from './cards';
import { cancelledReturn, failedReturn, paidReturn } from './checkoutReturn';
import type { FlutterwavePayments } from './payments';
import type { FlutterwavePayment } from './records';
import type { FlutterwaveTransfers } from './transfers';

const EXPIRE = {
  action: 'expire',
  label: 'Let the session expire',
  hint: 'The time is up: the link dies and the customer goes back with status “failed”.',
};
const PAY_THEN_CANCEL = {
  action: 'payThenCancel',
  label: 'Pay, then cancel',
  hint: 'The payment succeeds, but the customer goes back as if it had been cancelled.',
};

interface CheckoutParts extends Pick<ProviderParts, 'behaviour' | 'clock' | 'random'> {
  payments: FlutterwavePayments;
  transfers: FlutterwaveTransfers;
}

/** The hosted checkout page and what a customer can do on it. */
export function addFlutterwaveCheckout(
  app: FastifyInstance,
  { payments, transfers, behaviour, clock, random }: CheckoutParts,
): void {
  function paymentOf({ params }: FastifyRequest): FlutterwavePayment | undefined {
    const payment = payments.byLinkId(textOf(membersOf(params).linkId) ?? '');
    if (payment !== undefined && payments.isOverdue(payment)) payments.expire(payment);
    return payment;
  }

  app.get('/v3/hosted/pay/:linkId', (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return sayInactive(reply.code(404));
    const visit = visitOf(tabsOf(payment), membersOf(request.query));
    if (payment.link === 'active') return showCheckout(reply, payment, visit);
    if (payment.link === 'used') {
      // The page that waits for a transfer is still open, so its customer is sent back like any other.
      const transaction = payments.latestAttempt(payment.txRef);
      return visit.channel === 'bank_transfer' && transaction && payment.redirectUrl !== null
        ? reply.redirect(paidReturn(transaction, payment.redirectUrl, random), 303)
        : sayOutcome(reply, payment);
    }
    if (payment.link === 'expired' && payment.redirectUrl !== null) {
      return reply.redirect(failedReturn(payment, payment.redirectUrl), 303);
    }
    return sayInactive(reply);
  });

  app.get('/v3/hosted/pay/:linkId/closed', (_request, reply) => sayClosed(reply));

  app.post('/v3/hosted/pay/:linkId', async (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return sayInactive(reply.code(404));
    const page = `/v3/hosted/pay/${payment.linkId}`;
    const goBack = (write: (payment: FlutterwavePayment, address: string) => string) =>
      reply.redirect(
        payment.redirectUrl === null ? page : write(payment, payment.redirectUrl),
        303,
      );

    const fields = membersOf(request.body);
    const action = textOf(fields.action) ?? 'pay';
    if (action === ENDINGS.close.action) return reply.redirect(`${page}/closed`, 303);
    if (action === ENDINGS.cancel.action) {
      return payment.redirectUrl === null
        ? reply.redirect(`${page}/closed`, 303)
        : goBack(cancelledReturn);
    }
    if (action === EXPIRE.action) payments.expire(payment);
    if (payment.link !== 'active') return reply.redirect(page, 303);

    switch (action) {
      case 'choose': {
        const channel = channelOf(textOf(fields.channel)) ?? 'card';
        if (channel === 'bank_transfer') transfers.handOut(payment);
        if (channel === 'ussd') payments.begin(payment, 'ussd');
        return reply.redirect(`${page}?channel=${channel}`, 303);
      }
      case 'sent':
        return reply.redirect(`${page}?channel=bank_transfer&sent=yes`, 303);
      case 'dialled': {
        const money = { channel: 'ussd', amountKobo: payment.amountKobo, sender: null } as const;
        const paid = await payments.receive(payment, money);
        return goBack((_payment, address) => paidReturn(paid, address, random));
      }
      case 'dialFailed':
        await payments.refuse(payment, 'ussd');
        return reply.redirect(`${page}?channel=ussd&notice=refused`, 303);
    }
    const card = chosenCard(request.body, FLUTTERWAVE_CARDS);
    if (card === undefined) return reply.redirect(`${page}?notice=unknownCard`, 303);
    const declined = action === ENDINGS.decline.action ? DO_NOT_HONOUR : card.declined;
    if (declined !== null) {
      await payments.fail(payment, card, declined.reason);
      return reply.redirect(`${page}?notice=declined`, 303);
    }
    const transaction = await payments.pay(payment, card, {
      customerBearsFee: action === ENDINGS.payWithFee.action,
      slowly: action === ENDINGS.paySlowly.action,
    });
    if (action === ENDINGS.payWithoutReturning.action) return reply.redirect(page, 303);
    if (action === PAY_THEN_CANCEL.action) return goBack(cancelledReturn);
    return goBack((_payment, address) => paidReturn(transaction, address, random));
  });

  function showCheckout(
    reply: FastifyReply,
    payment: FlutterwavePayment,
    visit: CheckoutVisit,
  ): FastifyReply {
    const notice = noticeFor(payment, visit.notice);
    return sendPage(reply, {
      owner: 'flutterwave',
      title: notice?.title ?? PANEL_TITLES[visit.channel],
      leadsTo: [payment.redirectUrl],
      ...(visit.channel === 'bank_transfer' ? { refreshSeconds: WAITING_SECONDS } : {}),
      body: html`${channelTabs(tabsOf(payment), visit.channel)} ${panel(payment, visit, notice)}`,
    });
  }

  function tabsOf({ channels }: FlutterwavePayment): readonly Channel[] {
    return tabsFor(behaviour.transfers.dashboardDecides ? null : channels);
  }

  function panel(
    payment: FlutterwavePayment,
    { channel, isSent }: CheckoutVisit,
    notice: CheckoutNotice | null,
  ): Markup {
    const account = transfers.accountOf(payment);
    if (channel === 'bank_transfer' && account !== undefined) {
      return transferPanel({ account, now: clock.now(), isSent, notice });
    }
    if (channel === 'ussd') {
      return ussdPanel(payment.amountKobo, ussdCode(String(Date.parse(payment.createdAt))), notice);
    }
    return checkoutForm({
      provider: 'flutterwave',
      amountKobo: payment.amountKobo,
      reference: payment.txRef,
      email: payment.email,
      cards: FLUTTERWAVE_CARDS,
      endings: [...Object.values(ENDINGS), EXPIRE, PAY_THEN_CANCEL],
      notice,
    });
  }

  function noticeFor({ txRef }: FlutterwavePayment, name: string | null): CheckoutNotice | null {
    if (name === 'unknownCard') return UNKNOWN_CARD;
    if (name === 'refused') return REFUSED_BY_BANK;
    const attempt = name === 'declined' ? payments.latestAttempt(txRef) : undefined;
    return attempt === undefined ? null : declinedNotice(attempt.processorResponse);
  }

  function sayOutcome(reply: FastifyReply, payment: FlutterwavePayment): FastifyReply {
    const transaction = payments.latestAttempt(payment.txRef);
    if (transaction?.status !== 'successful') {
      const text = 'The bank has not answered yet. You may close this window.';
      return sayOnPage(reply, 'flutterwave', 'Payment is being processed', text);
    }
    const { redirectUrl } = payment;
    return sayOnPage(
      reply,
      'flutterwave',
      'Payment successful',
      'This payment is complete. You may close this window.',
      redirectUrl === null
        ? null
        : { href: paidReturn(transaction, redirectUrl, random), label: 'Return to the merchant' },
    );
  }
}

function sayClosed(reply: FastifyReply): FastifyReply {
  const text = 'Nothing was paid. You may close this window.';
  return sayOnPage(reply, 'flutterwave', 'Payment window closed', text);
}

function sayInactive(reply: FastifyReply): FastifyReply {
  const text = 'This payment link is currently inactive. Nothing can be paid here.';
  return sayOnPage(reply, 'flutterwave', 'Payment link inactive', text);
}
