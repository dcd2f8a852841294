import { addDemoBank } from '../bank/bankRoutes';
import { addControl } from '../control';
import type { Dashboard, ProviderService } from '../dashboard';
import type { ProviderContext } from '../context';
import { createProviderApp } from '../api';
import { createDisputes } from '../disputes';
import { flutterwaveManner } from './responses';
import { addFlutterwaveApi } from './apiRoutes';
import { addFlutterwaveCheckout } from './checkoutRoutes';
import { testPing } from './events';
import { createFlutterwavePayments } from './payments';
import { createFlutterwaveRefunds } from './refunds';
import { createFlutterwaveTransfers } from './transfers';

/** Flutterwave v3 as an HTTP service: API, checkout page and developer's page. */
export function createFlutterwave(context: ProviderContext): ProviderService {
  const app = createProviderApp(flutterwaveManner(context.secretKey));
  const payments = createFlutterwavePayments(context);
  const transfers = createFlutterwaveTransfers(context, payments);
  const refunds = createFlutterwaveRefunds(context, payments);

  const disputes = createDisputes(
    context,
    'flutterwave',
    (reference) => {
      const found = payments.latestAttempt(reference);
      return found && { reference, transactionId: String(found.id), amountKobo: found.amountKobo };
    },
    () => null,
  );

  const dashboard: Dashboard = {
    provider: 'flutterwave',
    payments: () =>
      context.store.state.flutterwave.payments.toReversed().map((payment) => ({
        reference: payment.txRef,
        status: payments.latestAttempt(payment.txRef)?.status ?? `no attempt, link ${payment.link}`,
        amountKobo: payment.amountKobo,
        createdAt: payment.createdAt,
        checkoutPath: `/v3/hosted/pay/${payment.linkId}`,
      })),
    refunds: () =>
      refunds
        .list()
        .toReversed()
        .map(({ id, transactionId, status, disbursement, amountKobo }) => ({
          id,
          reference: payments.transactionById(transactionId)?.txRef ?? '',
          status: disbursement === 'failed' ? `${status}, disbursement failed` : status,
          amountKobo,
          canAdvance: disbursement === 'pending',
        })),
    advanceRefund: (id, ending) => refunds.advance(id, ending),
    dispute: (reference) => disputes.open(reference),
    resolveDispute: (reference, ending) => disputes.resolve(reference, ending),
    ping: () => context.webhooks.send(testPing()),
  };

  addFlutterwaveApi(app, context, payments, refunds, disputes);
  addFlutterwaveCheckout(app, { ...context, payments, transfers });
  addDemoBank(app, context.bank);
  addControl(app, dashboard, context);
  return {
    app,
    dashboard,
    resume() {
      payments.resume();
      refunds.resume();
    },
  };
}
