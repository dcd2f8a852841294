import type { DemoBank } from './bank/demoBank';
import type { Behaviour } from './behaviour';
import type { Faults } from './faults';
import type { HeldResponses } from './api';
import type { Store } from './store';
import type { WebhookSender } from './webhooks/sender';
import type { Clock, Random, Schedule } from './world';

/** How long things take, in milliseconds. */
export interface Durations {
  /** From "pay slowly" to success. */
  slowPaymentMs: number;
  /** Between two steps of a refund. */
  refundStepMs: number;
  /** How long an unanswered call is held open. */
  heldResponseMs: number;
  /** Pauses before a webhook's second and later attempts: the providers' hours, shortened. */
  webhookRetriesMs: readonly number[];
}

/** The dependencies of both providers. */
export interface ProviderContext {
  store: Store;
  clock: Clock;
  random: Random;
  schedule: Schedule;
  behaviour: Behaviour;
  durations: Durations;
  faults: Faults;
  held: HeldResponses;
  webhooks: WebhookSender;
  bank: DemoBank;
  /** The origin of this provider's pages, without a trailing slash. */
  publicUrl: string;
  secretKey: string;
}
