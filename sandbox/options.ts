import type { WebhookBehaviour } from './behaviour';
import type { Durations } from './parts';
import type { WebhookMessage } from './webhooks/deliveries';
import type { Clock, Deliver, Random, Schedule } from './world';

export interface ProviderOptions {
  /** `sk_test_…` or `FLWSECK_TEST-…`: what the merchant's calls carry. */
  secretKey: string;
  /** Where the merchant receives webhooks; null for a merchant that has set up none. */
  webhookUrl: string | null;
  port?: number;
  /** Origin under which browsers reach the checkout page; `http://localhost:<port>` by default. */
  publicUrl?: string;
}

export interface SandboxOptions {
  clock: Clock;
  /** Decides ids and every choice by chance; Math.random by default, `seededRandom` to repeat a run. */
  random?: Random;
  /** Posts webhooks; a real POST by default. */
  deliver?: Deliver;
  /** Runs what happens later; unreferenced timers by default. */
  schedule?: Schedule;
  paystack: ProviderOptions & {
    /** Decimal digits. Ids beyond 2^53 show whether they are read as JavaScript numbers. */
    firstTransactionId?: string;
  };
  flutterwave: ProviderOptions & {
    /** What comes back in the `verif-hash` header. */
    secretHash: string;
  };
  /** Keeps payments over a restart; without it everything is in memory. */
  stateFile?: string;
  durations?: Partial<Durations>;
  /** How one webhook travels; by default all do as `sandbox.behaviour.webhooks` says. */
  webhookBehaviour?: (message: WebhookMessage) => WebhookBehaviour;
}

export const DEFAULT_PORTS = { paystack: 4010, flutterwave: 4020 };
export const FIRST_PAYSTACK_ID = '4099260516';

export const DEFAULT_DURATIONS: Durations = {
  slowPaymentMs: 10_000,
  refundStepMs: 4_000,
  heldAnswerMs: 60_000,
  webhookRetriesMs: [1_000, 3_000, 10_000, 30_000, 120_000],
};

/** Throws where pretended money could be taken for real money, or the other way round. */
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
