import type { FastifyInstance } from 'fastify';
import { type ApiResponse, type ApiHandler, createApiRoutes, isWithin } from '../api';
import { flutterwaveChargebackJson, type Disputes } from '../disputes';
import { membersOf, textOf, type JsonObject } from '../json';
import type { ProviderContext } from '../context';
import { failure, flutterwaveManner, NO_TRANSACTION, success } from './responses';
import { readPaymentRequest } from './paymentRequest';
import type { FlutterwavePayments } from './payments';
import type { FlutterwaveTransaction, FlutterwaveRefund } from './records';
import type { FlutterwaveRefunds } from './refunds';
import { transactionJson, ACCOUNT_ID } from './transactionJson';
import { nairaOf } from '../kobo';

const WALLET_ID = 74_639;

/** A refund in the response to its creation. */
function createdRefundJson(
  refund: FlutterwaveRefund,
  transaction: FlutterwaveTransaction,
): JsonObject {
  return {
    id: refund.id,
    account_id: ACCOUNT_ID,
    tx_id: transaction.id,
    flw_ref: transaction.flwRef,
    wallet_id: WALLET_ID,
    amount_refunded: nairaOf(refund.amountKobo),
    status: refund.status,
    destination: 'payment_source',
    meta: { source: 'availablebalance' },
    created_at: refund.createdAt,
  };
}

/** A refund in the responses to fetch and list: with other field names, and `meta` as text. */
function refundJson(refund: FlutterwaveRefund, transaction: FlutterwaveTransaction): JsonObject {
  const { disbursement } = refund;
  return {
    id: refund.id,
    AccountId: ACCOUNT_ID,
    TransactionId: transaction.id,
    FlwRef: transaction.flwRef,
    WalletId: WALLET_ID,
    AmountRefunded: nairaOf(refund.amountKobo),
    status: refund.status,
    destination: 'payment_source',
    comments: refund.comments,
    meta: JSON.stringify({
      source: 'availablebalance',
      ...(disbursement === 'failed' ? { disburse_status: 'failed' } : {}),
    }),
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

const PAGE_LENGTH = 10;
/** One page of a list, with its position in the whole. */
function pageOf<T>(found: readonly T[], { page: named }: Record<string, unknown>) {
  const page = Math.max(1, Number(named) || 1);
  return {
    onPage: found.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
    meta: {
      page_info: {
        total: found.length,
        current_page: page,
        total_pages: Math.max(1, Math.ceil(found.length / PAGE_LENGTH)),
      },
    },
  };
}

const NO_REFUND = failure(400, 'No refund was found for this id');

/** The part of Flutterwave's v3 API that a redirect checkout with refunds needs. */
export function addFlutterwaveApi(
  app: FastifyInstance,
  context: ProviderContext,
  payments: FlutterwavePayments,
  refunds: FlutterwaveRefunds,
  disputes: Disputes,
): void {
  const route = createApiRoutes(flutterwaveManner(context.secretKey), context.faults, context.held);

  const createPayment: ApiHandler = ({ body }) => {
    const reading = readPaymentRequest(body);
    if ('refusal' in reading) return reading.refusal;
    if (payments.byTxRef(reading.request.txRef) !== undefined) {
      return failure(400, 'Duplicate transaction reference: tx_ref has been used before');
    }
    return success('Hosted Link', { link: payments.linkOf(payments.open(reading.request)) });
  };

  const disableLink: ApiHandler = ({ body }) => {
    const link = textOf(membersOf(body).link) ?? '';
    const payment = payments.byLinkId(link.slice(link.lastIndexOf('/') + 1));
    if (payment === undefined) return failure(400, 'Invalid payment link');
    return payments.disable(payment)
      ? success('LINK DISABLED', true)
      : failure(400, 'This payment link is currently inactive');
  };

  const verifyById: ApiHandler = ({ params }) =>
    answerWithTransaction(payments.transactionById(Number(membersOf(params).id)));

  const verifyByReference: ApiHandler = ({ query }) =>
    answerWithTransaction(payments.latestAttempt(textOf(membersOf(query).tx_ref) ?? ''));

  /** Every attempt to pay, including failed ones, newest first. */
  const listTransactions: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const [reference, status] = [textOf(filter.tx_ref), textOf(filter.status)];
    const found = payments
      .allTransactions()
      .filter(({ txRef }) => reference === null || txRef === reference)
      .filter((one) => status === null || one.status === status)
      .filter(({ createdAt }) => isWithin(createdAt, textOf(filter.from), textOf(filter.to)))
      .toReversed();
    const { onPage, meta } = pageOf(found, filter);
    const data = onPage.flatMap((transaction) => {
      const payment = payments.byTxRef(transaction.txRef);
      if (payment === undefined) return [];
      return [transactionJson(transaction, payment, payments.linkOf(payment))];
    });
    return success('Transactions fetched', data, meta);
  };

  const createRefund: ApiHandler = ({ params, body }) => {
    const transaction = payments.transactionById(Number(membersOf(params).id));
    if (transaction === undefined) return NO_TRANSACTION;
    const outcome = refunds.request(transaction, body);
    if ('refusal' in outcome) return outcome.refusal;
    return success('Transaction refund initiated', createdRefundJson(outcome.refund, transaction));
  };

  const fetchRefund: ApiHandler = ({ params }) => {
    const refund = refunds.byId(Number(membersOf(params).id));
    const transaction =
      refund === undefined ? undefined : payments.transactionById(refund.transactionId);
    return refund === undefined || transaction === undefined
      ? NO_REFUND
      : success('Refund fetched', refundJson(refund, transaction));
  };

  const listRefunds: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const id = textOf(filter.id);
    const found = refunds.list(id === null ? undefined : Number(id)).toReversed();
    const { onPage, meta } = pageOf(found, filter);
    const data = onPage.flatMap((refund) => {
      const transaction = payments.transactionById(refund.transactionId);
      return transaction === undefined ? [] : [refundJson(refund, transaction)];
    });
    return success('Refunds fetched', data, meta);
  };

  const listChargebacks: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const found = disputes
      .list()
      .filter(({ createdAt }) => isWithin(createdAt, textOf(filter.from), textOf(filter.to)));
    const { onPage, meta } = pageOf(found, filter);
    return success('Chargebacks fetched', onPage.map(flutterwaveChargebackJson), meta);
  };

  function answerWithTransaction(transaction: FlutterwaveTransaction | undefined): ApiResponse {
    const payment = transaction === undefined ? undefined : payments.byTxRef(transaction.txRef);
    if (transaction === undefined || payment === undefined) return NO_TRANSACTION;
    const link = payments.linkOf(payment);
    return success('Transaction fetched successfully', transactionJson(transaction, payment, link));
  }

  app.post('/v3/payments', route('initialise', createPayment));
  app.post('/v3/payments/link/disable', route('disableLink', disableLink));
  app.get('/v3/transactions', route('listPayments', listTransactions));
  app.get('/v3/transactions/:id/verify', route('verify', verifyById));
  app.get('/v3/transactions/verify_by_reference', route('verify', verifyByReference));
  app.post('/v3/transactions/:id/refund', route('refund', createRefund));
  app.get('/v3/chargebacks', route('disputes', listChargebacks));
  app.get('/v3/refunds', route('refundStatus', listRefunds));
  app.get('/v3/refunds/:id', route('refundStatus', fetchRefund));
}
