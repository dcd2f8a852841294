import { createHmac } from 'node:crypto';
import { checkoutAddress } from '../checkoutAddress';
import { equalSecrets } from '../../shared/equalSecrets';
import { acceptedJson, refundOf } from './paystackResponses';
import { readPaystackWebhook } from './paystackWebhook';
import { createRefundAccounts } from './refundAccounts';
import type { PaystackProvider, ProviderPayment, ProviderRefund } from '../provider';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import { koboOfKoboText } from '../providerAmounts';
import { listedPages } from '../listedPages';
import {
  createCallProvider,
  type ProviderResponse,
  type ProviderConnection,
} from '../providerHttp';
import { textAt, valueAt, type ProviderJson } from '../providerJson';

const LIVE_KEY = 'sk_live_';
const REVERSED = 'reversed';
const LISTED_AT_ONCE = '100';
/** The customer or a bank is processing it. Other statuses that are not final may mean anything. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['ongoing', 'pending', 'processing']);

/** Paystack: amounts in kobo, payments named by our own reference everywhere, webhooks signed over the raw body. */
export function createPaystack(connection: ProviderConnection): PaystackProvider {
  const call = createCallProvider('paystack', connection);
  const domain = connection.secretKey.startsWith(LIVE_KEY) ? 'live' : 'test';

  async function listRefunds(transactionId: string): Promise<ProviderRefund[]> {
    const listed = await listedPages(
      async (page) => {
        const query = new URLSearchParams({
          // Only the numeric id: a reference would return an empty list.
          transaction: transactionId,
          perPage: LISTED_AT_ONCE,
          page: String(page),
        });
        return acceptedJson(await call('GET', `/refund?${query}`));
      },
      ['meta', 'pageCount'],
    );
    return listed.filter((refund) => isOfTransaction(refund, transactionId)).map(refundOf);
  }

  async function findAt(path: string): Promise<ProviderPayment | null> {
    const response = await call('GET', path);
    if (isUnknownTransaction(response)) return null;
    const transaction = valueAt(acceptedJson(response), 'data');
    const payment = paymentOf(transaction, domain);
    const isReversed = textAt(transaction, 'status') === REVERSED;
    return isReversed && mayBeTransfer(transaction) && (await hasNoRefunds(payment))
      ? { ...payment, outcome: 'returned' }
      : payment;
  }

  /** An unusable transfer is reversed without a refund having been requested. */
  async function hasNoRefunds({ transactionId }: ProviderPayment): Promise<boolean> {
    return transactionId !== null && (await listRefunds(transactionId)).length === 0;
  }

  return {
    name: 'paystack',

    async openCheckout({ reference, amountKobo, currency, email, name, returnUrl, channels }) {
      const response = await call('POST', '/transaction/initialize', {
        reference,
        amount: amountKobo,
        currency,
        email,
        callback_url: returnUrl,
        channels,
        metadata: {
          // Paystack adds nothing to this URL when the guest gives up.
          cancel_action: `${returnUrl}?reference=${reference}`,
          custom_fields: [{ display_name: 'Guest', variable_name: 'guest', value: name }],
        },
      });
      const accepted = acceptedJson(response);
      return { checkoutUrl: checkoutAddress(textAt(accepted, 'data', 'authorization_url')) };
    },

    findPayment: (reference) => findAt(`/transaction/verify/${encodeURIComponent(reference)}`),

    findPaymentById: (transactionId) => findAt(`/transaction/${encodeURIComponent(transactionId)}`),

    async listPayments(since) {
      const from = since ? { from: since.toISOString() } : {};
      const listed = await listedPages(
        async (page) => {
          const query = new URLSearchParams({
            perPage: LISTED_AT_ONCE,
            page: String(page),
            ...from,
          });
          return acceptedJson(await call('GET', `/transaction?${query}`));
        },
        ['meta', 'pageCount'],
      );
      return listed.map((transaction) => paymentOf(transaction, domain));
    },

    async requestRefund({ transactionId, amountKobo, note }) {
      const response = await call('POST', '/refund', {
        transaction: transactionId,
        amount: amountKobo,
        currency: 'NGN',
        merchant_note: note,
      });
      return refundOf(valueAt(acceptedJson(response), 'data'));
    },

    async findRefund(refundId) {
      const response = await call('GET', `/refund/${encodeURIComponent(refundId)}`);
      return response.status === 404 ? null : refundOf(valueAt(acceptedJson(response), 'data'));
    },

    listRefunds,

    ...createRefundAccounts(call),

    isAuthentic(headers, rawBody) {
      const signature = headers['x-paystack-signature'];
      const expected = createHmac('sha512', connection.secretKey).update(rawBody).digest('hex');
      return typeof signature === 'string' && equalSecrets(signature, expected);
    },

    readWebhook: readPaystackWebhook,
  };
}

/**
 * Recognised by code and message, because its HTTP status is 400 in some accounts and 404 in others. A request by id
 * has a separate message.
 */
function isUnknownTransaction({ status, json }: ProviderResponse): boolean {
  return (
    (status === 400 || status === 404) &&
    (textAt(json, 'code') === 'transaction_not_found' ||
      textAt(json, 'message') === 'Transaction reference not found.' ||
      textAt(json, 'message') === 'Transaction not found')
  );
}

/**
 * Whether a reversed payment was a transfer. Paystack doesn't promise to name the channel of one that it never took; without
 * it, a payment that never succeeded has brought no money either.
 */
function mayBeTransfer(transaction: ProviderJson): boolean {
  const channel = textAt(transaction, 'channel');
  if (channel === null) return textAt(transaction, 'paid_at') === null;
  return channelNamed(channel) === 'bank_transfer';
}

function paymentOf(transaction: ProviderJson, domain: string): ProviderPayment {
  const amount = koboOfKoboText(textAt(transaction, 'amount'));
  const requested = koboOfKoboText(textAt(transaction, 'requested_amount'));
  const fees = koboOfKoboText(textAt(transaction, 'fees')) ?? 0;
  const status = textAt(transaction, 'status');
  return {
    outcome: outcomeOf(status),
    underWay: UNDER_WAY.has(status),
    channel: textAt(transaction, 'channel'),
    reference: textAt(transaction, 'reference') ?? '',
    currency: textAt(transaction, 'currency') ?? '',
    requestedKobo: requested,
    paidKobo: amount === null ? null : amount - feesBorneByGuest(amount, requested ?? amount, fees),
    transactionId: textAt(transaction, 'id'),
    providerReference: null,
    sameMode: textAt(transaction, 'domain') === domain,
  };
}

/** If the guest pays the fee, Paystack adds it to the amount: `amount` = `requested_amount` + `fees`. */
function feesBorneByGuest(amount: number, requested: number, fees: number): number {
  return Math.max(0, Math.min(amount - requested, fees));
}

function outcomeOf(status: string | null): ProviderPayment['outcome'] {
  switch (status) {
    case 'success':
      return 'successful';
    case 'failed':
      return 'failed';
    case REVERSED:
    case 'reversal-pending':
      return 'refunded';
    case 'abandoned':
      return 'abandoned';
    default:
      return 'pending';
  }
}

/** In case Paystack ignores the filter: one payment must not get another's refunds. */
function isOfTransaction(refund: ProviderJson, transactionId: string): boolean {
  const named = textAt(refund, 'transaction', 'id') ?? textAt(refund, 'transaction');
  return named === null || named === transactionId;
}
