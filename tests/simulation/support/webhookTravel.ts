import type { WebhookBehaviour } from '../../../sandbox/behaviour';
import type { WebhookMessage } from '../../../sandbox/webhooks/deliveries';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { SeededRandom } from './seededRandom';
import type { Faults } from './providerFetch';
import { calmWebhooks } from './simulatedSandbox';
import type { Counts } from './counts';

/** How webhooks travel: late, twice, wrongly signed or not at all; and some never, whatever the faults. */
export class WebhookTravel {
  /** Providers whose webhooks no longer arrive. */
  readonly silent = new Set<ProviderName>();
  /** Payments whose webhooks no longer arrive. */
  readonly silentAbout = new Set<string>();
  private readonly random: SeededRandom;
  private readonly faults: Pick<Faults, 'isActive'>;
  private readonly counts: Counts;

  constructor(random: SeededRandom, faults: Pick<Faults, 'isActive'>, counts: Counts) {
    this.random = random;
    this.faults = faults;
    this.counts = counts;
  }

  behaviourOf({ provider, reference }: WebhookMessage): WebhookBehaviour {
    if (this.silent.has(provider) || this.silentAbout.has(reference)) {
      this.counts.note('a webhook is lost for good');
      return { ...calmWebhooks, dropped: true };
    }
    return this.faults.isActive ? this.unreliable() : calmWebhooks;
  }

  private unreliable(): WebhookBehaviour {
    const { random, counts } = this;
    const behaviour: WebhookBehaviour = {
      ...calmWebhooks,
      delayMs: random.weighed([
        [0, 30],
        [2_000, 40],
        [45_000, 20],
        [2_400_000, 10],
      ] as const),
      copies: random.weighed([
        [1, 75],
        [2, 25],
      ] as const),
      dropped: random.percent(25),
      signature: random.weighed([
        ['valid', 90],
        ['wrong', 10],
      ] as const),
    };
    if (behaviour.dropped) counts.note('a webhook is dropped');
    if (behaviour.copies > 1) counts.note('a webhook comes twice');
    if (behaviour.signature === 'wrong') counts.note('a webhook is wrongly signed');
    return behaviour;
  }
}
