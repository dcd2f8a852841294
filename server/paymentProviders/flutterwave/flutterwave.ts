import { createHmac } from 'node:crypto';
import { nairaFromKobo } from '../../../machines/shared/money';
import {
  checkoutAddress,
  koboOfNairaText,
  readProviderJson,
  listAt,
  textAt,
  timeOf,
  valueAt,
  type ProviderJson,
  listedPages,
} from '../providerJson';
import { equalSecrets } from '../../shared/equalSecrets';
import { readFlutterwaveWebhook } from './flutterwaveWebhook';
import {
  ProviderError,
  refundIdIn,
  type FlutterwaveProvider,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider';
import type { PaymentChannel } from '../../../machines/shared/paymentChannel';
import {
  createCallProvider,
  type ProviderResponse,
  type ProviderConnection,
} from '../providerHttp';

const LONGEST_SESSION_MINUTES = 1440;
const TEST_KEY = 'FLWSECK_TEST-';
/** Channel names in requests. Answers use other names. */
const OPTION_NAMES: Readonly<Record<PaymentChannel, string>> = {
  card: 'card',
  bank_transfer: 'banktransfer',
  ussd: 'ussd',
};
/** A bank is processing it, or the guest is authorising it. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['pending', 'pending auth']);
/** References of payments without money, as its documentation and its test mode spell them. */
const TEST_PAYMENT = /^(?:FLW-MOCK-|MockFLWRef-|flwm3s4m0c)/;
/** A refund whose status is only `completed` was accepted, but not paid out. */
const PAID_OUT = /^(?:completed-.+|successful)$/;

export interface FlutterwaveConnection extends ProviderConnection {
  /** The secret by which webhooks prove their origin; empty refuses them all. */
  secretHash: string;
}

/** Flutterwave v3: amounts in naira, refunds by its own numeric id, webhooks with a shared secret. */
export function createFlutterwave(connection: FlutterwaveConnection): FlutterwaveProvider {
  const { secretKey, secretHash } = connection;
  const call = createCallProvider('flutterwave', connection);
  const isTest = secretKey.startsWith(TEST_KEY);

  function listAll(path: string, about: Record<string, string>): Promise<ProviderJson[]> {
    const read = async (page: number) => {
      const query = new URLSearchParams({ ...about, page: String(page) });
      return acceptedJson(await call('GET', `${path}?${query}`));
    };
    return listedPages(read, ['meta', 'page_info', 'total_pages']);
  }

  async function findAt(path: string): Promise<ProviderPayment | null> {
    const response = await call('GET', path);
    if (isUnknownTransaction(response)) return null;
    return paymentOf(valueAt(acceptedJson(response), 'data'), isTest);
  }

  async function findSuccess(reference: string): Promise<ProviderPayment | null> {
    const query = new URLSearchParams({ tx_ref: reference, status: 'successful' });
    const listed = listAt(acceptedJson(await call('GET', `/v3/transactions?${query}`)), 'data');
    const isIt = (one: ProviderPayment) =>
      one.outcome === 'successful' && one.reference === reference;
    return listed.map((one) => paymentOf(one, isTest)).find(isIt) ?? null;
  }

  return {
    name: 'flutterwave',

    async openCheckout(request) {
      const response = await call('POST', '/v3/payments', {
        tx_ref: request.reference,
        amount: nairaFromKobo(request.amountKobo),
        currency: request.currency,
        // A guest who gives up returns without a transaction id, so the URL carries our reference.
        redirect_url: `${request.returnUrl}?reference=${request.reference}`,
        customer: { email: request.email, name: request.name },
        // Takes effect only if “Enable Dashboard Payment Options” is off.
        payment_options: request.channels.map((channel) => OPTION_NAMES[channel]).join(', '),
        configurations: {
          session_duration: Math.min(request.openMinutes, LONGEST_SESSION_MINUTES),
        },
      });
      return { checkoutUrl: checkoutAddress(textAt(acceptedJson(response), 'data', 'link')) };
    },

    async closeCheckout(checkoutUrl) {
      const response = await call('POST', '/v3/payments/link/disable', { link: checkoutUrl });
      if (!isClosedAlready(response)) acceptedJson(response);
    },

    async findPayment(reference) {
      const query = new URLSearchParams({ tx_ref: reference });
      const latest = await findAt(`/v3/transactions/verify_by_reference?${query}`);
      if (latest?.outcome !== 'failed') return latest;
      // One reference can be tried several times, and money of an earlier try arrive after a later one has failed.
      return (await findSuccess(reference)) ?? latest;
    },

    findSuccess,

    findPaymentById: (transactionId) =>
      findAt(`/v3/transactions/${encodeURIComponent(transactionId)}/verify`),

    async listPayments(since) {
      // Whole days, both inclusive.
      const from: Record<string, string> = since ? { from: since.toISOString().slice(0, 10) } : {};
      const listed = await listAll('/v3/transactions', from);
      return listed.map((transaction) => paymentOf(transaction, isTest));
    },

    async requestRefund({ transactionId, amountKobo, note }) {
      const path = `/v3/transactions/${encodeURIComponent(transactionId)}/refund`;
      const response = await call('POST', path, {
        amount: nairaFromKobo(amountKobo),
        comments: note,
      });
      return refundOf(valueAt(acceptedJson(response), 'data'));
    },

    async findRefund(refundId) {
      const response = await call('GET', `/v3/refunds/${encodeURIComponent(refundId)}`);
      return response.status === 404 ? null : refundOf(valueAt(acceptedJson(response), 'data'));
    },

    async listRefunds(transactionId) {
      const listed = await listAll('/v3/refunds', { id: transactionId });
      return listed.filter((refund) => concerns(refund, transactionId)).map(refundOf);
    },

    async listDisputes(since) {
      const from: Record<string, string> = since ? { from: since.toISOString().slice(0, 10) } : {};
      return (await listAll('/v3/chargebacks', from)).flatMap(disputeOf);
    },

    isAuthentic(headers, rawBody) {
      if (secretHash === '') return false;
      const verifHash = headers['verif-hash'];
      if (typeof verifHash === 'string') return equalSecrets(verifHash, secretHash);
      const signature = headers['flutterwave-signature'];
      if (typeof signature !== 'string') return false;
      const expected = createHmac('sha256', secretHash).update(rawBody).digest();
      return ['base64' as const, 'hex' as const].some((encoding) =>
        equalSecrets(signature, expected.toString(encoding)),
      );
    },

    readWebhook: readFlutterwaveWebhook,
  };
}

function acceptedJson({ status, json }: ProviderResponse): ProviderJson {
  if (status >= 200 && status < 300 && valueAt(json, 'status') === 'success') return json;
  throw new ProviderError('refused', textAt(json, 'message') ?? `Flutterwave answered ${status}`);
}

function isClosedAlready({ json }: ProviderResponse): boolean {
  return textAt(json, 'message') === 'This payment link is currently inactive';
}

/** Also its answer for some seconds after a real payment. */
function isUnknownTransaction({ status, json }: ProviderResponse): boolean {
  return (
    status === 404 ||
    (valueAt(json, 'status') === 'error' &&
      (textAt(json, 'message') ?? '').startsWith('No transaction was found'))
  );
}

function paymentOf(transaction: ProviderJson, testKey: boolean): ProviderPayment {
  const providerReference = textAt(transaction, 'flw_ref');
  const status = textAt(transaction, 'status');
  return {
    outcome: outcomeOf(status),
    underWay: UNDER_WAY.has(status),
    channel: textAt(transaction, 'payment_type'),
    reference: textAt(transaction, 'tx_ref') ?? '',
    currency: textAt(transaction, 'currency') ?? '',
    requestedKobo: null,
    // Not `charged_amount`, which includes a fee that the guest paid.
    paidKobo: koboOfNairaText(textAt(transaction, 'amount')),
    transactionId: textAt(transaction, 'id'),
    providerReference,
    // Its responses have no mode. Only a payment without money can be recognised.
    sameMode: testKey || providerReference === null || !TEST_PAYMENT.test(providerReference),
  };
}

function outcomeOf(status: string | null): ProviderPayment['outcome'] {
  if (status === 'successful') return 'successful';
  return status === 'failed' ? 'failed' : 'pending';
}

/** Whether a listed refund belongs to the transaction for which the list was requested. */
function concerns(refund: ProviderJson, transactionId: string): boolean {
  const named = textAt(refund, 'tx_id') ?? textAt(refund, 'TransactionId');
  return named === null || named === transactionId;
}

function refundOf(refund: ProviderJson): ProviderRefund {
  const id = textAt(refund, 'id');
  if (id === null) throw new ProviderError('unknown', 'The answer holds no refund');
  const amount = textAt(refund, 'amount_refunded') ?? textAt(refund, 'AmountRefunded');
  return {
    id,
    state: refundStateOf(refund),
    amountKobo: koboOfNairaText(amount),
    ourRefundId: refundIdIn(textAt(refund, 'comments')),
  };
}

/** A chargeback; none if it does not name its payment. */
function disputeOf(chargeback: ProviderJson): ProviderDispute[] {
  const id = textAt(chargeback, 'id');
  const reference = textAt(chargeback, 'tx_ref');
  if (id === null || reference === null) return [];
  return [
    {
      id,
      payment: { reference },
      amountKobo: koboOfNairaText(textAt(chargeback, 'amount')),
      state: disputeStates[textAt(chargeback, 'status') ?? ''] ?? 'waiting',
      dueAt: timeOf(textAt(chargeback, 'due_date')),
    },
  ];
}

/** `declined` is the hotel's own answer, and `accepted` that it gives the money back. */
const disputeStates: Readonly<Record<string, ProviderDispute['state']>> = {
  initiated: 'open',
  declined: 'waiting',
  won: 'won',
  lost: 'lost',
  accepted: 'lost',
};

function refundStateOf(refund: ProviderJson): ProviderRefund['state'] {
  const status = textAt(refund, 'status') ?? '';
  if (status === 'failed' || disbursementFailed(refund)) return 'failed';
  return PAID_OUT.test(status) ? 'settled' : 'pending';
}

/** `meta` is an object in some responses, and a text with one in others. */
function disbursementFailed(refund: ProviderJson): boolean {
  const meta = valueAt(refund, 'meta');
  const fields = typeof meta === 'string' ? readProviderJson(meta) : meta;
  return textAt(fields, 'disburse_status') === 'failed';
}
