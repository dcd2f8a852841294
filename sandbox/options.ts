import type { WebhookBehaviour } from './behaviour';
import type { Durations } from './context';
import type { WebhookMessage } from './webhooks/deliveries';
import type { Clock, Deliver, Random, Schedule } from './world';

export interface ProviderOptions {
  /** `sk_test_…` or `FLWSECK_TEST-…`: what the merchant's calls carry. */
  secretKey: string;
  /** Where the merchant receives webhooks; null if none is set up. */
  webhookUrl: string | null;
  port?: number;
  /** Origin under which browsers reach the checkout page; `http://localhost:<port>` by default. */
  publicUrl?: string;
}

export interface SandboxOptions {
  clock: Clock;
  /** Decides ids and every random choice; Math.random by default, `seededRandom` to repeat a run. */
  random?: Random;
  /** Posts webhooks; a real POST by default. */
  deliver?: Deliver;
  /** Runs tasks later; unreferenced timers by default. */
  schedule?: Schedule;
  paystack: ProviderOptions & {
    /** Decimal digits. Ids beyond 2^53 show whether clients read them as JavaScript numbers. */
    firstTransactionId?: string;
  };
  flutterwave: ProviderOptions & {
    /** Sent in the `verif-hash` header. */
    secretHash: string;
  };
  /** Stores payments across restarts; without it everything is in memory. */
  stateFile?: string;
  durations?: Partial<Durations>;
  /** How one webhook is sent; by default as `sandbox.behaviour.webhooks` says. */
  webhookBehaviour?: (message: WebhookMessage) => WebhookBehaviour;
}

export const DEFAULT_PORTS = { paystack: 4010, flutterwave: 4020 };
export const FIRST_PAYSTACK_ID = '4099260516';

export const DEFAULT_DURATIONS: Durations = {
  slowPaymentMs: 10_000,
  refundStepMs: 4_000,
  heldResponseMs: 60_000,
  webhookRetriesMs: [1_000, 3_000, 10_000, 30_000, 120_000],
};

/** Throws if simulated money could be mistaken for real money, or the other way round. */
export function refuseRealMoney(options: SandboxOptions): void {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The payment sandbox takes no real money and does not start in production. Set the real Paystack and Flutterwave keys.',
    );
  }
  if (!options.paystack.secretKey.startsWith('sk_test_')) {
    throw new Error('The Paystack sandbox takes a test key only: sk_test_…');
  }
  if (!options.flutterwave.secretKey.startsWith('FLWSECK_TEST-')) {
    throw new Error('The Flutterwave sandbox takes a test key only: FLWSECK_TEST-…');
  }
}
