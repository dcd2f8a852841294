import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../../../server/configuration/configuration';
import { createProviders } from '../../../server/paymentProviders/providers';
import type { PaymentProviders } from '../../../server/paymentProviders/provider';
import { seededRandom } from '../../../sandbox/world';
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox';
import { sandboxMerchant } from '../../../server/app/sandboxMerchant';
import type { HandClock } from './handClock';

interface Task {
  at: number;
  run: () => Promise<void>;
}

/** Long enough for a response in the same process, short enough to wait for one that never comes. */
const PROVIDER_TIMEOUT_MS = 250;

/** The payment sandbox of a test server: no network, and everything happens by the server's clock. */
export class HotelSandbox {
  readonly providers: PaymentProviders;
  private readonly clock: HandClock;
  private readonly configuration: Configuration;
  private readonly server: () => FastifyInstance;
  private tasks: Task[] = [];
  private opened: Sandbox;

  constructor(clock: HandClock, configuration: Configuration, server: () => FastifyInstance) {
    this.clock = clock;
    this.configuration = configuration;
    this.server = server;
    this.opened = this.open();
    this.providers = createProviders(configuration, {
      fetch: (url, init) => this.opened.fetch(url, init),
      timeout: PROVIDER_TIMEOUT_MS,
    });
  }

  /** The current sandbox; a reset creates another one. */
  get sandbox(): Sandbox {
    return this.opened;
  }

  /** Runs one thing that is due by the clock; false if nothing is. */
  async runOneDue(): Promise<boolean> {
    const now = this.clock.now().getTime();
    const next = this.tasks.filter(({ at }) => at <= now).sort((one, two) => one.at - two.at)[0];
    if (!next) return false;
    this.tasks = this.tasks.filter((task) => task !== next);
    await next.run();
    return true;
  }

  /** Replaces it by a sandbox without payments. */
  async reset(): Promise<void> {
    await this.opened.close();
    this.tasks = [];
    this.opened = this.open();
  }

  private open(): Sandbox {
    const { publicUrl } = this.configuration;
    return createSandbox({
      clock: this.clock,
      random: seededRandom(7),
      schedule: (delayMs, run) => {
        this.tasks.push({ at: this.clock.now().getTime() + delayMs, run });
      },
      deliver: async ({ url, headers, rawBody }) => {
        const path = url.slice(publicUrl.length);
        const response = await this.server().inject({
          method: 'POST',
          url: path,
          headers,
          payload: rawBody,
        });
        return response.statusCode;
      },
      ...sandboxMerchant(publicUrl),
    });
  }
}
