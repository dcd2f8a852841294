import { addDemoBank } from '../bank/bankRoutes';
import { addControl } from '../control';
import type { Dashboard, ProviderService } from '../dashboard';
import type { ProviderContext } from '../context';
import { createProviderApp } from '../api';
import { createDisputes, paystackDisputeEvent } from '../disputes';
import { paystackManner } from './responses';
import { addPaystackApi } from './apiRoutes';
import { addPaystackBanks } from './bankRoutes';
import { addPaystackCheckout } from './checkoutRoutes';
import { testPing } from './events';
import { createPaystackRefunds } from './refunds';
import { createPaystackTransactions } from './transactions';
import { createPaystackTransfers } from './transfers';

/** Paystack as an HTTP service: API, checkout page and developer's page. */
export function createPaystack(
  context: ProviderContext,
  firstTransactionId: string,
): ProviderService {
  const app = createProviderApp(paystackManner(context.secretKey));
  const transactions = createPaystackTransactions(context, firstTransactionId);
  const transfers = createPaystackTransfers(context, transactions);
  const refunds = createPaystackRefunds(context, transactions);

  const disputes = createDisputes(
    context,
    'paystack',
    (reference) => {
      const found = transactions.byReference(reference);
      return found && { reference, transactionId: found.id, amountKobo: found.amountKobo };
    },
    paystackDisputeEvent,
  );

  const dashboard: Dashboard = {
    provider: 'paystack',
    payments: () =>
      context.store.state.paystack.transactions.toReversed().map((transaction) => ({
        reference: transaction.reference,
        status: transaction.status,
        amountKobo: transaction.amountKobo,
        createdAt: transaction.createdAt,
        checkoutPath: `/checkout/${transaction.accessCode}`,
      })),
    refunds: () =>
      refunds
        .list()
        .toReversed()
        .map(({ id, transactionId, status, amountKobo }) => ({
          id,
          reference: transactions.byId(transactionId)?.reference ?? '',
          status,
          amountKobo,
          canAdvance: status === 'pending' || status === 'processing',
        })),
    advanceRefund: (id, ending) => refunds.advance(id, ending),
    dispute: (reference) => disputes.open(reference),
    resolveDispute: (reference, ending) => disputes.resolve(reference, ending),
    ping: () => context.webhooks.send(testPing()),
  };

  addPaystackApi(app, context, transactions, refunds, disputes);
  addPaystackBanks(app, context);
  addPaystackCheckout(app, { transactions, transfers, clock: context.clock });
  addDemoBank(app, context.bank);
  addControl(app, dashboard, context);
  return {
    app,
    dashboard,
    resume() {
      transactions.resume();
      transfers.resume();
      refunds.resume();
    },
  };
}
