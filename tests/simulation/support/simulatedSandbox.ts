import { defaultBehaviour, type WebhookBehaviour } from '../../../sandbox/behaviour';
import {
  seededRandom,
  type Clock,
  type Schedule,
  type WebhookRequest,
} from '../../../sandbox/world';
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox';
import type { WebhookMessage } from '../../../sandbox/webhooks/deliveries';
import { sandboxMerchant } from '../../../server/app/sandboxMerchant';

/** The providers' surroundings in one schedule. */
export interface ProvidersWorld {
  seed: number;
  clock: Clock;
  schedule: Schedule;
  deliver(request: WebhookRequest): Promise<number>;
  webhookBehaviour(message: WebhookMessage): WebhookBehaviour;
}

let kept: Sandbox | undefined;
let random = seededRandom(0);
let current: ProvidersWorld | undefined;

function world(): ProvidersWorld {
  if (!current) throw new Error('No schedule runs.');
  return current;
}

function created(): Sandbox {
  return createSandbox({
    clock: { now: () => world().clock.now() },
    random: () => random(),
    schedule: (delayMs, task) => world().schedule(delayMs, task),
    deliver: (request) => world().deliver(request),
    webhookBehaviour: (message) => world().webhookBehaviour(message),
    ...sandboxMerchant('http://hotel.test'),
  });
}

/** Both providers without a past. Creating them takes longer than a schedule, so one pair serves all. */
export function simulatedSandbox(providersWorld: ProvidersWorld): Sandbox {
  current = providersWorld;
  random = seededRandom(providersWorld.seed);
  kept ??= created();
  kept.forget();
  return kept;
}

/** Webhooks without any faults. */
export const calmWebhooks: WebhookBehaviour = {
  ...defaultBehaviour().webhooks,
  timing: 'delayed',
  delayMs: 50,
};
