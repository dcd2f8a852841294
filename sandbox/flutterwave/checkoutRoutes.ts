import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelOf, tabsFor } from '../channels';
import { membersOf, textOf } from '../json';
import { chosenCard } from '../pages/checkoutForm';
import {
  sayClosed,
  sayPaid,
  sayProcessing,
  type ShownCheckout,
  showCheckout,
  visitOf,
} from '../pages/checkoutPage';
import { ENDINGS } from '../pages/endings';
import { sayOnPage } from '../pages/page';
import type { ProviderContext } from '../context';
import { DO_NOT_HONOUR, FLUTTERWAVE_CARDS } from './cards';
import type { FlutterwavePayments } from './payments';
import type { FlutterwavePayment, FlutterwaveTransaction } from './records';
import type { FlutterwaveTransfers } from './transfers';
import { withQuery } from '../webAddress';
import type { Random } from '../world';

/**
 * After paying. `status` is `successful` by the documentation and `completed` in practice, so it is chosen at random.
 */
function paidReturn(
  transaction: FlutterwaveTransaction,
  redirectUrl: string,
  random: Random,
): string {
  const paid = random() < 0.5 ? 'successful' : 'completed';
  return withQuery(redirectUrl, {
    status: transaction.status === 'pending' ? 'pending' : paid,
    tx_ref: transaction.txRef,
    transaction_id: String(transaction.id),
  });
}

/** After cancelling, or after the session ended: no transaction id, even if there is one. */
function unpaidReturn(
  { txRef }: FlutterwavePayment,
  redirectUrl: string,
  status: 'cancelled' | 'failed',
): string {
  return withQuery(redirectUrl, { status, tx_ref: txRef });
}

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

interface CheckoutContext extends Pick<ProviderContext, 'clock' | 'random'> {
  payments: FlutterwavePayments;
  transfers: FlutterwaveTransfers;
}

/** The hosted checkout and what a customer can do on it. */
export function addFlutterwaveCheckout(
  app: FastifyInstance,
  { payments, transfers, clock, random }: CheckoutContext,
): void {
  function paymentOf({ params }: FastifyRequest): FlutterwavePayment | undefined {
    const payment = payments.byLinkId(textOf(membersOf(params).linkId) ?? '');
    if (payment !== undefined && payments.isOverdue(payment)) payments.expire(payment);
    return payment;
  }

  app.get('/v3/hosted/pay/:linkId', (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return sayInactive(reply.code(404));
    const visit = visitOf(tabsFor(payment.channels), membersOf(request.query));
    if (payment.link === 'active') {
      return showCheckout(reply, checkoutOf(payment), visit, clock.now());
    }
    if (payment.link === 'used') {
      // A page that waits for a transfer is still open, so its customer is redirected as after a card.
      const transaction = payments.latestAttempt(payment.txRef);
      return visit.channel === 'bank_transfer' && transaction && payment.redirectUrl !== null
        ? reply.redirect(paidReturn(transaction, payment.redirectUrl, random), 303)
        : sayOutcome(reply, payment);
    }
    if (payment.link === 'expired' && payment.redirectUrl !== null) {
      return reply.redirect(unpaidReturn(payment, payment.redirectUrl, 'failed'), 303);
    }
    return sayInactive(reply);
  });

  app.get('/v3/hosted/pay/:linkId/closed', (_request, reply) => sayClosed(reply, 'flutterwave'));

  app.post('/v3/hosted/pay/:linkId', async (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return sayInactive(reply.code(404));
    const page = `/v3/hosted/pay/${payment.linkId}`;
    const goBack = (paid: FlutterwaveTransaction | null) => {
      const { redirectUrl } = payment;
      if (redirectUrl === null) return reply.redirect(page, 303);
      const address = paid
        ? paidReturn(paid, redirectUrl, random)
        : unpaidReturn(payment, redirectUrl, 'cancelled');
      return reply.redirect(address, 303);
    };

    const fields = membersOf(request.body);
    const action = textOf(fields.action) ?? 'pay';
    if (action === ENDINGS.close.action) return reply.redirect(`${page}/closed`, 303);
    if (action === ENDINGS.cancel.action) {
      return payment.redirectUrl === null ? reply.redirect(`${page}/closed`, 303) : goBack(null);
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
        return goBack(await payments.receive(payment, money));
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
    return goBack(action === PAY_THEN_CANCEL.action ? null : transaction);
  });

  function checkoutOf(payment: FlutterwavePayment): ShownCheckout {
    return {
      provider: 'flutterwave',
      amountKobo: payment.amountKobo,
      reference: payment.txRef,
      email: payment.email,
      cards: FLUTTERWAVE_CARDS,
      endings: [...Object.values(ENDINGS), EXPIRE, PAY_THEN_CANCEL],
      tabs: tabsFor(payment.channels),
      account: transfers.accountOf(payment),
      ussdName: String(Date.parse(payment.createdAt)),
      declinedFor: payments.latestAttempt(payment.txRef)?.processorResponse,
      leadsTo: [payment.redirectUrl],
    };
  }

  function sayOutcome(reply: FastifyReply, payment: FlutterwavePayment): FastifyReply {
    const transaction = payments.latestAttempt(payment.txRef);
    if (transaction?.status !== 'successful') return sayProcessing(reply, 'flutterwave');
    const { redirectUrl } = payment;
    const address = redirectUrl === null ? null : paidReturn(transaction, redirectUrl, random);
    return sayPaid(reply, 'flutterwave', address);
  }
}

function sayInactive(reply: FastifyReply): FastifyReply {
  const text = 'This payment link is currently inactive. Nothing can be paid here.';
  return sayOnPage(reply, 'flutterwave', 'Payment link inactive', text);
}
