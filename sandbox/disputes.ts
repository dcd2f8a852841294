import type { ProviderContext } from './context';
import type { Dispute } from './disputeRecord';
import type { Provider } from './faults';
import type { JsonObject } from './json';
import { nairaOf } from './kobo';
import { escapedJson, type WebhookMessage } from './webhooks/deliveries';

/** The disputed payment, as its provider knows it. */
export type Disputed = Pick<Dispute, 'reference' | 'transactionId' | 'amountKobo'>;

const FIRST_ID = 358_950;
const DAY_MS = 24 * 60 * 60_000;
/** How long evidence can be given. */
const DAYS = 3;

/** The disputes of one provider. */
export type Disputes = ReturnType<typeof createDisputes>;

/** @param say the webhook about a dispute; null where its provider documents none */
export function createDisputes(
  { store, clock, webhooks }: ProviderContext,
  provider: Provider,
  find: (reference: string) => Disputed | undefined,
  say: (dispute: Dispute) => WebhookMessage | null,
) {
  const all = store.state.disputes;

  function tell(dispute: Dispute): void {
    store.changed();
    const message = say(dispute);
    if (message !== null) webhooks.sendSoon(message);
  }

  return {
    /** Disputes a payment, all of it. False if there is none. */
    open(reference: string): boolean {
      const payment = find(reference);
      if (payment === undefined) return false;
      const now = clock.now();
      const dispute: Dispute = {
        ...payment,
        id: (all.at(-1)?.id ?? FIRST_ID - 1) + 1,
        provider,
        state: 'open',
        createdAt: now.toISOString(),
        dueAt: new Date(now.getTime() + DAYS * DAY_MS).toISOString(),
        resolvedAt: null,
      };
      all.push(dispute);
      tell(dispute);
      return true;
    },
    /** Decides a payment's dispute. False if none is open. */
    resolve(reference: string, state: 'won' | 'lost'): boolean {
      const dispute = all.find((one) => one.reference === reference && one.state === 'open');
      if (dispute === undefined) return false;
      Object.assign(dispute, { state, resolvedAt: clock.now().toISOString() });
      tell(dispute);
      return true;
    },
    list: () => all.filter((one) => one.provider === provider).toReversed(),
  };
}

/** A dispute as Paystack's API and its webhooks write it. */
export function paystackDisputeJson(dispute: Dispute): JsonObject {
  const { id, reference, transactionId, amountKobo, state } = dispute;
  return {
    id,
    refund_amount: amountKobo,
    currency: 'NGN',
    status: state === 'open' ? 'awaiting-merchant-feedback' : 'resolved',
    resolution: { open: null, won: 'declined', lost: 'merchant-accepted' }[state],
    domain: 'test',
    transaction: { id: BigInt(transactionId), reference, amount: amountKobo, currency: 'NGN' },
    transaction_reference: null,
    category: 'chargeback',
    evidence: null,
    dueAt: dispute.dueAt,
    resolvedAt: dispute.resolvedAt,
    createdAt: dispute.createdAt,
  };
}

export function paystackDisputeEvent(dispute: Dispute): WebhookMessage {
  const event = `charge.dispute.${dispute.state === 'open' ? 'create' : 'resolve'}`;
  const data = paystackDisputeJson(dispute);
  const { reference } = dispute;
  return { provider: 'paystack', event, reference, rawBody: escapedJson({ event, data }) };
}

/** A chargeback as Flutterwave's API writes it. It documents no webhook about one. */
export function flutterwaveChargebackJson(dispute: Dispute): JsonObject {
  const { id, reference, transactionId, amountKobo, state } = dispute;
  return {
    id,
    amount: nairaOf(amountKobo),
    flw_ref: `FLW-MOCK-${id}`,
    status: state === 'open' ? 'initiated' : state,
    stage: 'new',
    comment: 'Product/service not received',
    meta: { uploaded_proof: null, history: [] },
    due_date: dispute.dueAt,
    settlement_id: 'N/A',
    created_at: dispute.createdAt,
    transaction_id: Number(transactionId),
    tx_ref: reference,
  };
}
