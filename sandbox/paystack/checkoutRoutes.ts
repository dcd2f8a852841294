import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelOf, tabsFor } from '../channels';
import { membersOf, textOf } from '../json';
import {
  visitOf,
  type ShownCheckout,
  showCheckout,
  sayClosed,
  sayPaid,
  sayProcessing,
} from '../pages/checkoutPage';
import { chosenCard } from '../pages/checkoutForm';
import { ENDINGS } from '../pages/endings';
import { sayOnPage } from '../pages/page';
import { withQuery } from '../webAddress';
import type { Clock } from '../world';
import { DECLINED_AT_FIRST_STEP, PAYSTACK_CARDS } from './cards';
import type { PaystackTransaction } from './records';
import { type PaystackTransactions, isPayable } from './transactions';
import type { PaystackTransfers } from './transfers';

interface CheckoutContext {
  transactions: PaystackTransactions;
  transfers: PaystackTransfers;
  clock: Clock;
}

/** The hosted checkout and what a customer can do on it. */
export function addPaystackCheckout(
  app: FastifyInstance,
  { transactions, transfers, clock }: CheckoutContext,
): void {
  function transactionOf({ params }: FastifyRequest): PaystackTransaction | undefined {
    return transactions.byAccessCode(textOf(membersOf(params).accessCode) ?? '');
  }

  app.get('/checkout/:accessCode', (request, reply) => {
    const transaction = transactionOf(request);
    if (transaction === undefined) return sayUnknown(reply);
    const visit = visitOf(tabsFor(transaction.channels), membersOf(request.query));
    if (isPayable(transaction)) {
      return showCheckout(reply, checkoutOf(transaction), visit, clock.now());
    }
    if (transaction.status === 'ongoing') return sayProcessing(reply, 'paystack');
    // A page that waits for a transfer is still open, so its customer is redirected as after a card.
    const address = visit.channel === 'bank_transfer' ? returnAddress(transaction) : null;
    return address === null
      ? sayPaid(reply, 'paystack', returnAddress(transaction))
      : reply.redirect(address, 303);
  });

  app.get('/checkout/:accessCode/closed', (_request, reply) => sayClosed(reply, 'paystack'));

  app.post('/checkout/:accessCode', async (request, reply) => {
    const transaction = transactionOf(request);
    if (transaction === undefined) return sayUnknown(reply);
    const page = `/checkout/${transaction.accessCode}`;
    const fields = membersOf(request.body);
    const action = textOf(fields.action) ?? 'pay';
    if (action === ENDINGS.close.action) return reply.redirect(`${page}/closed`, 303);
    if (action === ENDINGS.cancel.action) {
      return reply.redirect(transaction.cancelUrl ?? `${page}/closed`, 303);
    }
    if (!isPayable(transaction)) return reply.redirect(page, 303);
    const channel = channelOf(textOf(fields.channel));
    switch (action) {
      case 'choose':
        if (channel === 'bank_transfer') transfers.handOut(transaction);
        if (channel === 'ussd') transfers.showCode(transaction);
        return reply.redirect(`${page}?channel=${channel ?? 'card'}`, 303);
      case 'sent':
        return reply.redirect(`${page}?channel=bank_transfer&sent=yes`, 303);
      case 'dialled':
        await transactions.receive(transaction, 'ussd', null);
        return reply.redirect(returnAddress(transaction) ?? page, 303);
      case 'dialFailed':
        transactions.decline(transaction, { reason: 'Declined', leaves: 'failed' });
        return reply.redirect(`${page}?channel=ussd&notice=refused`, 303);
      default:
        return reply.redirect(await payByCard(transaction, action, request.body), 303);
    }
  });

  /** Where the customer goes after trying a card. */
  async function payByCard(
    transaction: PaystackTransaction,
    action: string,
    form: unknown,
  ): Promise<string> {
    const page = `/checkout/${transaction.accessCode}`;
    const card = chosenCard(form, PAYSTACK_CARDS);
    if (card === undefined) return `${page}?notice=unknownCard`;
    const declined = action === ENDINGS.decline.action ? DECLINED_AT_FIRST_STEP : card.declined;
    if (declined !== null) {
      transactions.decline(transaction, declined);
      return `${page}?notice=declined`;
    }
    await transactions.pay(transaction, card, {
      customerBearsFee: action === ENDINGS.payWithFee.action,
      slowly: action === ENDINGS.paySlowly.action,
    });
    const returns = action !== ENDINGS.payWithoutReturning.action;
    return (returns ? returnAddress(transaction) : null) ?? page;
  }

  function checkoutOf(transaction: PaystackTransaction): ShownCheckout {
    return {
      provider: 'paystack',
      amountKobo: transaction.requestedKobo,
      reference: transaction.reference,
      email: transaction.email,
      cards: PAYSTACK_CARDS,
      endings: Object.values(ENDINGS),
      tabs: tabsFor(transaction.channels),
      account: transfers.accountOf(transaction),
      ussdName: transaction.id,
      declinedFor: transaction.gatewayResponse,
      leadsTo: [transaction.callbackUrl, transaction.cancelUrl],
    };
  }
}

/** Where a customer goes after paying; both names carry the same reference. Null without a callback URL. */
function returnAddress({ callbackUrl, reference }: PaystackTransaction): string | null {
  return callbackUrl === null ? null : withQuery(callbackUrl, { trxref: reference, reference });
}

function sayUnknown(reply: FastifyReply): FastifyReply {
  const text = 'There is no payment at this address.';
  return sayOnPage(reply.code(404), 'paystack', 'Payment not found', text);
}
