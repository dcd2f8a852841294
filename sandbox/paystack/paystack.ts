import { addDemoBank } from '../bank/bankRoutes';
import { addControl } from '../control';
import type { Dashboard } from '../dashboard';
import type { ProviderParts } from '../parts';
import { createProviderApp } from '../providerApp';
import type { ProviderService } from '../providerService';
import { paystackManner } from './answers';
import { addPaystackApi } from './apiRoutes';
import { addPaystackBanks } from './bankRoutes';
import { addPaystackCheckout } from './checkoutRoutes';
import { testPing } from './events';
import { createPaystackRefunds } from './refunds';
import { createPaystackTransactions } from './transactions';
import { createPaystackTransfers } from './transfers';

/** Paystack as an HTTP service: API, checkout page and developer's page. */
export function createPaystack(parts: ProviderParts, firstTransactionId: string): ProviderService {
  const app = createProviderApp(paystackManner(parts.secretKey));
  const transactions = createPaystackTransactions(parts, firstTransactionId);
  const transfers = createPaystackTransfers(parts, transactions);
  const refunds = createPaystackRefunds(parts, transactions);

  const dashboard: Dashboard = {
    provider: 'paystack',
    payments: () =>
      parts.store.state.paystack.transactions.toReversed().map((transaction) => ({
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
    ping: () => parts.webhooks.send(testPing()),
  };

  addPaystackApi(app, parts, transactions, refunds);
  addPaystackBanks(app, parts);
  addPaystackCheckout(app, { transactions, transfers, clock: parts.clock });
  addDemoBank(app, parts.bank);
  addControl(app, dashboard, parts);
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
