import type { FastifyInstance } from 'fastify';
import { type ApiResponse, type ApiHandler, createApiRoutes, isWithin } from '../api';
import { paystackDisputeJson, type Disputes } from '../disputes';
import { membersOf, textOf, isRecord } from '../json';
import type { ProviderContext } from '../context';
import { failure, paystackManner, success, TRANSACTION_NOT_FOUND } from './responses';
import { readInitialise } from './initialise';
import type { PaystackRefund, RefundAccount } from './records';
import { createdRefundJson, refundJson, retriedRefundJson } from './refundJson';
import type { PaystackRefunds } from './refunds';
import { transactionJson } from './transactionJson';
import type { PaystackTransactions } from './transactions';
import { PAYSTACK_BANKS } from './banks';
import { refused, type ApiError } from './refundRules';

const ACCOUNT_NUMBER = /^\d{10}$/;

/** The official answer for a refund that needs no account. */
const NEEDS_NO_ATTENTION = failure(
  422,
  'Invalid Refund state, refund status should be "needs-attention"',
  'invalid_params',
  "Ensure that the value(s) you're passing are valid.",
);

/** Parses the account for a refund: its currency, its number, and its bank by id. */
function readRefundAccount(body: unknown): { account: RefundAccount } | ApiError {
  const details = membersOf(body).refund_account_details;
  if (!isRecord(details)) return refused('Refund account details are required', 'missing_params');
  if (textOf(details.currency) !== 'NGN') {
    return refused('Currency must match the currency of the transaction', 'invalid_params');
  }
  const number = textOf(details.account_number) ?? '';
  if (!ACCOUNT_NUMBER.test(number)) return refused('Invalid account number', 'invalid_params');
  const bank = PAYSTACK_BANKS.find(({ id }) => String(id) === textOf(details.bank_id));
  return bank === undefined
    ? refused('Invalid bank id', 'invalid_params')
    : { account: { bankId: bank.id, number } };
}

const PAGE_LENGTH = 50;

/** One page of a list, with its position in the whole. */
function pageOf<T>(found: readonly T[], { perPage: wished, page: named }: Record<string, unknown>) {
  const perPage = Math.max(1, Number(wished) || PAGE_LENGTH);
  const page = Math.max(1, Number(named) || 1);
  const skipped = (page - 1) * perPage;
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  return {
    onPage: found.slice(skipped, skipped + perPage),
    meta: { total: found.length, skipped, perPage, page, pageCount },
  };
}

const UNKNOWN_ID = failure(404, 'Transaction not found', 'transaction_not_found');
const REFUND_NOT_FOUND = failure(404, 'Refund not found', 'refund_not_found');

/** The part of Paystack's API that a redirect checkout with refunds needs. */
export function addPaystackApi(
  app: FastifyInstance,
  context: ProviderContext,
  transactions: PaystackTransactions,
  refunds: PaystackRefunds,
  disputes: Disputes,
): void {
  const route = createApiRoutes(paystackManner(context.secretKey), context.faults, context.held);

  const initialise: ApiHandler = ({ body }) => {
    const reading = readInitialise(body);
    if ('refusal' in reading) return reading.refusal;
    const { reference } = reading.request;
    if (reference !== null && transactions.byReference(reference) !== undefined) {
      return failure(400, 'Duplicate Transaction Reference', 'duplicate_reference');
    }
    const transaction = transactions.open(reading.request);
    return success('Authorization URL created', {
      authorization_url: `${context.publicUrl}/checkout/${transaction.accessCode}`,
      access_code: transaction.accessCode,
      reference: transaction.reference,
    });
  };

  const verify: ApiHandler = ({ params }) => {
    const transaction = transactions.byReference(textOf(membersOf(params).reference) ?? '');
    return transaction === undefined
      ? TRANSACTION_NOT_FOUND
      : success('Verification successful', transactionJson(transaction));
  };

  const fetchTransaction: ApiHandler = ({ params }) => {
    const transaction = transactions.byId(textOf(membersOf(params).id) ?? '');
    return transaction === undefined
      ? UNKNOWN_ID
      : success('Transaction retrieved', transactionJson(transaction));
  };

  /** Includes checkouts without a payment, unless a status is requested; newest first. */
  const listTransactions: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const status = textOf(filter.status);
    const found = transactions
      .all()
      .filter((one) => status === null || one.status === status)
      .filter(({ createdAt }) => isWithin(createdAt, textOf(filter.from), textOf(filter.to)))
      .toReversed();
    const { onPage, meta } = pageOf(found, filter);
    const volume = found.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    return success('Transactions retrieved', onPage.map(transactionJson), {
      ...meta,
      total_volume: volume,
    });
  };

  const createRefund: ApiHandler = ({ body }) => {
    const outcome = refunds.request(body);
    if ('refusal' in outcome) return outcome.refusal;
    return answerAbout(outcome.refund, 'Refund has been queued for processing', createdRefundJson);
  };

  const fetchRefund: ApiHandler = ({ params }) => {
    const refund = refunds.byId(Number(membersOf(params).id));
    return refund === undefined
      ? REFUND_NOT_FOUND
      : answerAbout(refund, 'Refund retrieved', refundJson);
  };

  /** Filters only by the transaction's numeric id: a reference finds nothing, and is no error. */
  const listRefunds: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const found = refunds.list(textOf(filter.transaction) ?? undefined).toReversed();
    const { onPage, meta } = pageOf(found, filter);
    const data = onPage.flatMap((refund) => {
      const transaction = transactions.byId(refund.transactionId);
      return transaction === undefined ? [] : [refundJson(refund, transaction)];
    });
    return success('Refunds retrieved', data, meta);
  };

  const listDisputes: ApiHandler = ({ query }) => {
    const filter = membersOf(query);
    const found = disputes
      .list()
      .filter(({ createdAt }) => isWithin(createdAt, textOf(filter.from), textOf(filter.to)));
    const { onPage, meta } = pageOf(found, filter);
    return success('Disputes retrieved', onPage.map(paystackDisputeJson), meta);
  };

  const retryRefund: ApiHandler = ({ params, body }) => {
    const refund = refunds.byId(Number(membersOf(params).id));
    if (refund === undefined) return REFUND_NOT_FOUND;
    const reading = readRefundAccount(body);
    if ('refusal' in reading) return reading.refusal;
    return refunds.sendTo(refund, reading.account)
      ? answerAbout(refund, 'Refund retried and has been queued for processing', retriedRefundJson)
      : NEEDS_NO_ATTENTION;
  };

  function answerAbout(
    refund: PaystackRefund,
    message: string,
    write: typeof refundJson,
  ): ApiResponse {
    const transaction = transactions.byId(refund.transactionId);
    return transaction === undefined
      ? REFUND_NOT_FOUND
      : success(message, write(refund, transaction));
  }

  app.post('/transaction/initialize', route('initialise', initialise));
  app.get('/transaction', route('listPayments', listTransactions));
  app.get('/transaction/verify/:reference', route('verify', verify));
  app.get('/transaction/:id', route('verify', fetchTransaction));
  app.post('/refund', route('refund', createRefund));
  app.get('/dispute', route('disputes', listDisputes));
  app.get('/refund', route('refundStatus', listRefunds));
  app.get('/refund/:id', route('refundStatus', fetchRefund));
  app.post('/refund/retry_with_customer_details/:id', route('retryRefund', retryRefund));
}
