import type { Configuration } from '../../../server/configuration/configuration';
import { createProviders } from '../../../server/paymentProviders/providers';
import type { PaymentProviders } from '../../../server/paymentProviders/provider';
import { seededRandom, type WebhookRequest } from '../../../sandbox/world';
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox';
import { sandboxMerchant } from '../../../server/app/sandboxMerchant';
import type { HandClock } from './handClock';

/** Changes a provider's response on its way to the server, or does something meanwhile. */
export type Rewrite = (text: string, url: string) => string | Promise<string>;

interface Task {
  at: number;
  run: () => Promise<void>;
}

const unchanged: Rewrite = (text) => text;

/** The payment sandbox of a test server: no network, and everything happens by the server's clock. */
export class HotelSandbox {
  readonly sandbox: Sandbox;
  readonly providers: PaymentProviders;
  /** The server's requests to the providers, in order: method and path. */
  readonly asked: string[] = [];
  /** Makes the providers' responses say something else, until the next reset. */
  rewriting = unchanged;
  private readonly clock: HandClock;
  private tasks: Task[] = [];

  /** @param deliver takes a webhook to the server and returns the status of its answer */
  constructor(
    clock: HandClock,
    configuration: Configuration,
    deliver: (request: WebhookRequest) => Promise<number>,
  ) {
    this.clock = clock;
    this.sandbox = createSandbox({
      clock,
      random: seededRandom(7),
      schedule: (delayMs, run) => {
        this.tasks.push({ at: clock.now().getTime() + delayMs, run });
      },
      deliver,
      ...sandboxMerchant(configuration.publicUrl),
    });
    this.providers = createProviders(configuration, {
      fetch: async (url, init) => {
        this.asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
        const response = await this.sandbox.fetch(url, init);
        const { status, headers } = response;
        return new Response(await this.rewriting(await response.text(), url), { status, headers });
      },
    });
  }

  /**
   * Runs what is due first, and lets the time until then pass.
   * @param until milliseconds; what is due later stays
   * @returns false if there was nothing
   */
  async runNext(until = this.clock.now().getTime()): Promise<boolean> {
    const next = this.tasks.toSorted((one, two) => one.at - two.at)[0];
    if (!next || next.at > until) return false;
    this.tasks = this.tasks.filter((task) => task !== next);
    this.clock.setTo(new Date(Math.max(next.at, this.clock.now().getTime())));
    await next.run();
    return true;
  }

  /** Forgets all payments, and what was to happen. */
  reset(): void {
    this.tasks = [];
    this.asked.length = 0;
    this.rewriting = unchanged;
    this.sandbox.forget();
  }
}
