import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersOf, textOf } from '../json';
import type { CheckoutNotice } from '../pages/checkoutForm';
import { checkoutForm, chosenCard } from '../pages/checkoutForm';
import { declinedNotice, ENDINGS, UNKNOWN_CARD } from '../pages/endings';
import { sayOnPage, sendPage } from '../pages/page';
import { withQuery } from '../webAddress';
import { DECLINED_AT_FIRST_STEP, PAYSTACK_CARDS } from './cards';
import type { PaystackTransaction } from './records';
import type { PaystackTransactions } from './transactions';
import { isPayable } from './transactions';

/** The hosted checkout page and what a customer can do on it. */
export function addPaystackCheckout(
  app: FastifyInstance,
  transactions: PaystackTransactions,
): void {
  function transactionOf({ params }: FastifyRequest): PaystackTransaction | undefined {
    return transactions.byAccessCode(textOf(membersOf(params).accessCode) ?? '');
  }

  app.get('/checkout/:accessCode', (request, reply) => {
    const transaction = transactionOf(request);
    if (transaction === undefined) return sayUnknown(reply);
    const notice = textOf(membersOf(request.query).notice);
    return showCheckout(reply, transaction, notice);
  });

  app.get('/checkout/:accessCode/closed', (_request, reply) => sayClosed(reply));

  app.post('/checkout/:accessCode', async (request, reply) => {
    const transaction = transactionOf(request);
    if (transaction === undefined) return sayUnknown(reply);
    const page = `/checkout/${transaction.accessCode}`;
    const action = textOf(membersOf(request.body).action) ?? 'pay';
    if (action === ENDINGS.close.action) return reply.redirect(`${page}/closed`, 303);
    if (action === ENDINGS.cancel.action) {
      return reply.redirect(transaction.cancelUrl ?? `${page}/closed`, 303);
    }
    if (!isPayable(transaction)) return reply.redirect(page, 303);

    const card = chosenCard(request.body, PAYSTACK_CARDS);
    if (card === undefined) return reply.redirect(`${page}?notice=unknownCard`, 303);
    const declined = action === ENDINGS.decline.action ? DECLINED_AT_FIRST_STEP : card.declined;
    if (declined !== null) {
      transactions.decline(transaction, declined);
      return reply.redirect(`${page}?notice=declined`, 303);
    }
    await transactions.pay(transaction, card, {
      customerBearsFee: action === ENDINGS.payWithFee.action,
      slowly: action === ENDINGS.paySlowly.action,
    });
    const returns = action !== ENDINGS.payWithoutReturning.action;
    return reply.redirect((returns ? returnAddress(transaction) : null) ?? page, 303);
  });
}

/** Where a customer goes after paying; both names carry the same reference. Null without a callback URL. */
function returnAddress({ callbackUrl, reference }: PaystackTransaction): string | null {
  return callbackUrl === null ? null : withQuery(callbackUrl, { trxref: reference, reference });
}

function showCheckout(
  reply: FastifyReply,
  transaction: PaystackTransaction,
  noticeName: string | null,
): FastifyReply {
  if (transaction.status === 'ongoing') return sayProcessing(reply);
  if (!isPayable(transaction)) return sayPaid(reply, transaction);
  const notice = noticeFor(transaction, noticeName);
  return sendPage(reply, {
    provider: 'paystack',
    title: notice?.title ?? 'Card payment',
    leadsTo: [transaction.callbackUrl, transaction.cancelUrl],
    body: checkoutForm({
      provider: 'paystack',
      amountKobo: transaction.requestedKobo,
      reference: transaction.reference,
      email: transaction.email,
      cards: PAYSTACK_CARDS,
      endings: Object.values(ENDINGS),
      notice,
    }),
  });
}

function noticeFor(transaction: PaystackTransaction, name: string | null): CheckoutNotice | null {
  if (name === 'declined') return declinedNotice(transaction.gatewayResponse);
  return name === 'unknownCard' ? UNKNOWN_CARD : null;
}

function sayPaid(reply: FastifyReply, transaction: PaystackTransaction): FastifyReply {
  const href = returnAddress(transaction);
  return sayOnPage(
    reply,
    'paystack',
    'Payment successful',
    'This payment is complete. You may close this window.',
    href === null ? null : { href, label: 'Return to the merchant' },
  );
}

function sayProcessing(reply: FastifyReply): FastifyReply {
  const text = 'The bank has not answered yet. You may close this window.';
  return sayOnPage(reply, 'paystack', 'Payment is being processed', text);
}

function sayClosed(reply: FastifyReply): FastifyReply {
  const text = 'Nothing was paid. You may close this window.';
  return sayOnPage(reply, 'paystack', 'Payment window closed', text);
}

function sayUnknown(reply: FastifyReply): FastifyReply {
  const text = 'There is no payment at this address.';
  return sayOnPage(reply.code(404), 'paystack', 'Payment not found', text);
}
