import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersOf, textOf } from '../json';
import type { CheckoutNotice } from '../pages/checkoutForm';
import { checkoutForm, chosenCard } from '../pages/checkoutForm';
import { declinedNotice, ENDINGS, UNKNOWN_CARD } from '../pages/endings';
import { sayOnPage, sendPage } from '../pages/page';
import type { Random } from '../world';
import { DO_NOT_HONOUR, FLUTTERWAVE_CARDS } from './cards';
import { cancelledReturn, failedReturn, paidReturn } from './checkoutReturn';
import type { FlutterwavePayments } from './payments';
import type { FlutterwavePayment } from './records';

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

/** The hosted checkout page and what a customer can do on it. */
export function addFlutterwaveCheckout(
  app: FastifyInstance,
  payments: FlutterwavePayments,
  random: Random,
): void {
  function paymentOf({ params }: FastifyRequest): FlutterwavePayment | undefined {
    const payment = payments.byLinkId(textOf(membersOf(params).linkId) ?? '');
    if (payment !== undefined && payments.isOverdue(payment)) payments.expire(payment);
    return payment;
  }

  app.get('/v3/hosted/pay/:linkId', (request, reply) => {
    const payment = paymentOf(request);
    if (payment === undefined) return sayInactive(reply.code(404));
    if (payment.link === 'active') {
      const notice = noticeFor(payment, textOf(membersOf(request.query).notice));
      return showCheckout(reply, payment, notice);
    }
    if (payment.link === 'used') return sayOutcome(reply, payment);
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

    const action = textOf(membersOf(request.body).action) ?? 'pay';
    if (action === ENDINGS.close.action) return reply.redirect(`${page}/closed`, 303);
    if (action === ENDINGS.cancel.action) {
      return payment.redirectUrl === null
        ? reply.redirect(`${page}/closed`, 303)
        : goBack(cancelledReturn);
    }
    if (action === EXPIRE.action) payments.expire(payment);
    if (payment.link !== 'active') return reply.redirect(page, 303);

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
    notice: CheckoutNotice | null,
  ): FastifyReply {
    return sendPage(reply, {
      provider: 'flutterwave',
      title: notice?.title ?? 'Card payment',
      leadsTo: [payment.redirectUrl],
      body: checkoutForm({
        provider: 'flutterwave',
        amountKobo: payment.amountKobo,
        reference: payment.txRef,
        email: payment.email,
        cards: FLUTTERWAVE_CARDS,
        endings: [...Object.values(ENDINGS), EXPIRE, PAY_THEN_CANCEL],
        notice,
      }),
    });
  }

  function noticeFor({ txRef }: FlutterwavePayment, name: string | null): CheckoutNotice | null {
    if (name === 'unknownCard') return UNKNOWN_CARD;
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
