import { createHmac } from 'node:crypto';
import {
  checkoutAddress,
  koboOfKoboText,
  textAt,
  timeOf,
  valueAt,
  type ProviderJson,
  listedPages,
  listAt,
} from '../providerJson';
import { equalSecrets } from '../../shared/equalSecrets';
import { readPaystackWebhook } from './paystackWebhook';
import {
  type PaystackProvider,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  ProviderError,
  refundIdIn,
  type Bank,
} from '../provider';
import { channelNamed } from '../../../machines/shared/paymentChannel';
import {
  createCallProvider,
  type ProviderResponse,
  type ProviderConnection,
  type CallProvider,
} from '../providerHttp';

const LIVE_KEY = 'sk_live_';
const REVERSED = 'reversed';
/** The customer or a bank is processing it. Other statuses that are not final may mean anything. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['ongoing', 'pending', 'processing']);

/** Paystack: amounts in kobo, payments named by our own reference everywhere, webhooks signed over the raw body. */
export function createPaystack(connection: ProviderConnection): PaystackProvider {
  const call = createCallProvider('paystack', connection);
  const domain = connection.secretKey.startsWith(LIVE_KEY) ? 'live' : 'test';

  function listAll(path: string, about: Record<string, string>): Promise<ProviderJson[]> {
    const read = async (page: number) => {
      const query = new URLSearchParams({ ...about, perPage: '100', page: String(page) });
      return acceptedJson(await call('GET', `${path}?${query}`));
    };
    return listedPages(read, ['meta', 'pageCount']);
  }

  async function listRefunds(transactionId: string): Promise<ProviderRefund[]> {
    // Only the numeric id: a reference would return an empty list.
    const listed = await listAll('/refund', { transaction: transactionId });
    // What a lost dispute took is told by the dispute.
    return listed
      .filter((refund) => isOfTransaction(refund, transactionId) && !isOfDispute(refund))
      .map(refundOf);
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
      const from: Record<string, string> = since ? { from: since.toISOString() } : {};
      const listed = await listAll('/transaction', from);
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

    async listDisputes(since) {
      const from: Record<string, string> = since ? { from: since.toISOString() } : {};
      return (await listAll('/dispute', from)).flatMap(disputeOf);
    },

    ...createRefundAccounts(call),

    isAuthentic(headers, rawBody) {
      const signature = headers['x-paystack-signature'];
      const expected = createHmac('sha512', connection.secretKey).update(rawBody).digest('hex');
      return typeof signature === 'string' && equalSecrets(signature, expected);
    },

    readWebhook: readPaystackWebhook,
  };
}

/** By code and message, because its status is 400 in some accounts and 404 in others. */
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

/** Whether a refund is the end of a dispute, which Paystack names in it. */
const isOfDispute = (refund: ProviderJson) => (valueAt(refund, 'dispute') ?? null) !== null;

/** In case Paystack ignores the filter: one payment must not get another's refunds. */
function isOfTransaction(refund: ProviderJson, transactionId: string): boolean {
  const named = textAt(refund, 'transaction', 'id') ?? textAt(refund, 'transaction');
  return named === null || named === transactionId;
}

/** The body of a response that says yes. The HTTP status alone does not: `status` inside has to be true. */
function acceptedJson({ status, json }: ProviderResponse): ProviderJson {
  if (status >= 200 && status < 300 && valueAt(json, 'status') === true) return json;
  throw new ProviderError('refused', textAt(json, 'message') ?? `Paystack answered ${status}`);
}

/** Reads a refund, wherever Paystack writes one. @throws ProviderError where it names none */
function refundOf(refund: ProviderJson): ProviderRefund {
  const id = textAt(refund, 'id');
  if (id === null) throw new ProviderError('unknown', 'The answer holds no refund');
  return {
    id,
    state: refundStateOf(textAt(refund, 'status')),
    amountKobo: koboOfKoboText(textAt(refund, 'amount')),
    ourRefundId: refundIdIn(textAt(refund, 'merchant_note')),
  };
}

/** A dispute; none if it does not name its payment. */
function disputeOf(dispute: ProviderJson): ProviderDispute[] {
  const [id, reference] = [textAt(dispute, 'id'), textAt(dispute, 'transaction', 'reference')];
  if (id === null || reference === null) return [];
  const dueAt = textAt(dispute, 'dueAt') ?? textAt(dispute, 'due_at');
  return [
    {
      id,
      payment: { reference },
      amountKobo: koboOfKoboText(textAt(dispute, 'refund_amount')),
      state: disputeStateOf(textAt(dispute, 'status'), textAt(dispute, 'resolution')),
      dueAt: timeOf(dueAt),
    },
  ];
}

/** Resolved by any other word than that the hotel's refusal counts, its money is gone. */
function disputeStateOf(
  status: string | null,
  resolution: string | null,
): ProviderDispute['state'] {
  if (status === 'awaiting-merchant-feedback') return 'open';
  if (status !== 'resolved' || resolution === null) return 'waiting';
  return resolution === 'declined' ? 'won' : 'lost';
}

function refundStateOf(status: string | null): ProviderRefund['state'] {
  switch (status) {
    case 'processed':
      return 'settled';
    case 'failed':
      return 'failed';
    case 'needs-attention':
      return 'needsAttention';
    default:
      return 'pending';
  }
}

type RefundAccounts = Pick<
  PaystackProvider,
  'listBanks' | 'findHolder' | 'findSender' | 'sendRefundTo'
>;

/** Paystack's calls about the account of a guest whose refund can't be returned to the original payment method. */
function createRefundAccounts(call: CallProvider): RefundAccounts {
  return {
    async listBanks() {
      const response = await call('GET', '/bank?country=nigeria&currency=NGN');
      const banks = listAt(acceptedJson(response), 'data').flatMap(openBanks);
      if (banks.length === 0) throw new ProviderError('unknown', 'The response lists no banks');
      const byCode = new Map(banks.map((bank) => [bank.code, bank]));
      return [...byCode.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },

    async findHolder({ bank, accountNumber }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bank.code });
      const response = await call('GET', `/bank/resolve?${query}`);
      if (isUnknownAccount(response)) return null;
      return textAt(acceptedJson(response), 'data', 'account_name');
    },

    async findSender(reference) {
      const response = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      return textAt(acceptedJson(response), 'data', 'authorization', 'sender_name');
    },

    async sendRefundTo(refundId, { bank, accountNumber }) {
      const path = `/refund/retry_with_customer_details/${encodeURIComponent(refundId)}`;
      const response = await call('POST', path, {
        refund_account_details: {
          currency: 'NGN',
          account_number: accountNumber,
          bank_id: bank.id,
        },
      });
      return refundOf(valueAt(acceptedJson(response), 'data'));
    },
  };
}

/** Closed banks are left out, because they can't receive refunds. */
function openBanks(bank: ProviderJson): Bank[] {
  const id = textAt(bank, 'id');
  const code = textAt(bank, 'code');
  const name = textAt(bank, 'name');
  const isOpen = valueAt(bank, 'active') !== false && valueAt(bank, 'is_deleted') !== true;
  return id !== null && code !== null && name !== null && isOpen ? [{ id, code, name }] : [];
}

/** Whether the bank has no such account. Paystack answers an unknown number exactly as a malformed one. */
function isUnknownAccount({ status, json }: ProviderResponse): boolean {
  return (status === 400 || status === 422) && valueAt(json, 'status') === false;
}
