import type { FastifyInstance } from 'fastify';
import { type Behaviour, type RefundEnding, defaultBehaviour } from './behaviour';
import { type Faults, type Provider, createFaults } from './faults';
import { type DemoBank, createDemoBank } from './bank/demoBank';
import { createFlutterwave } from './flutterwave/flutterwave';
import { createHeldResponses } from './api';
import { type Fetch, createInProcessFetch } from './inProcessFetch';
import {
  type ProviderOptions,
  type SandboxOptions,
  DEFAULT_DURATIONS,
  DEFAULT_PORTS,
  FIRST_PAYSTACK_ID,
  refuseRealMoney,
} from './options';
import type { ProviderContext } from './context';
import { createPaystack } from './paystack/paystack';
import { type SandboxBooks, createStore } from './store';
import type { Delivery } from './webhooks/deliveries';
import { createWebhookSender } from './webhooks/sender';
import { createTargets } from './webhooks/targets';
import { deliverOverHttp, scheduleOnTimers } from './world';

/** A provider as the merchant's server reaches it. */
interface SandboxProvider {
  app: FastifyInstance;
  /** Base URL of the API, instead of the real one's. */
  baseUrl: string;
  /** The developer's page. */
  publicUrl: string;
}

/** Paystack and Flutterwave without money. Start it with `listen`, or use it in-process with `fetch`. */
export interface Sandbox {
  paystack: SandboxProvider;
  flutterwave: SandboxProvider;
  /** Its automatic behaviour, which can be changed at any time. */
  behaviour: Behaviour;
  faults: Faults;
  /** The webhook log, oldest first. */
  deliveries(): readonly Delivery[];
  /** Posts a logged delivery once more. False when there is no such delivery. */
  resend(deliveryId: number): Promise<boolean>;
  /** Drops a waiting delivery. False if it is not waiting. */
  drop(deliveryId: number): boolean;
  /** Advances a refund by one step. False if there is none left. */
  advanceRefund(provider: Provider, refundId: number, ending?: RefundEnding): boolean;
  /** Where transfers are made, and their outcomes. */
  bank: Pick<DemoBank, 'transfer' | 'transfers'>;
  /** Every payment and refund in the providers' own books. */
  books(): SandboxBooks;
  /** Deletes all payments, refunds, deliveries and faults, as if it had just been created. */
  forget(): void;
  /** Reaches both providers without a network. */
  fetch: Fetch;
  /** Listens on 127.0.0.1 on both ports and returns the URLs; port 0 takes any free one. */
  listen(): Promise<Record<Provider, string>>;
  /** Stops listening and cancels everything pending. */
  close(): Promise<void>;
}

/** Throws in production, or if a key is not a test key. */
export function createSandbox(options: SandboxOptions): Sandbox {
  refuseRealMoney(options);
  const { clock } = options;
  const random = options.random ?? Math.random;
  const durations = { ...DEFAULT_DURATIONS, ...options.durations };
  const behaviour = defaultBehaviour();
  const faults = createFaults();
  const store = createStore(options.stateFile ?? null);

  let isClosed = false;
  const scheduleWhileOpen = options.schedule ?? scheduleOnTimers;
  const schedule: typeof scheduleWhileOpen = (delayMs, task) =>
    scheduleWhileOpen(delayMs, async () => {
      if (!isClosed) await task();
    });

  const held = createHeldResponses(schedule, durations.heldResponseMs);
  const webhooks = createWebhookSender({
    store,
    clock,
    schedule,
    deliver: options.deliver ?? deliverOverHttp,
    targets: createTargets(options),
    behaviourFor: options.webhookBehaviour ?? (() => behaviour.webhooks),
    retriesMs: durations.webhookRetriesMs,
  });

  const bank = createDemoBank({ store, clock, random, schedule, behaviour });

  const addresses = {
    paystack: addressesOf(options.paystack, DEFAULT_PORTS.paystack),
    flutterwave: addressesOf(options.flutterwave, DEFAULT_PORTS.flutterwave),
  };
  const partsFor = (provider: Provider): ProviderContext => ({
    store,
    clock,
    random,
    schedule,
    behaviour,
    durations,
    faults,
    held,
    webhooks,
    bank,
    publicUrl: addresses[provider].publicUrl,
    secretKey: options[provider].secretKey,
  });
  const paystack = createPaystack(
    partsFor('paystack'),
    options.paystack.firstTransactionId ?? FIRST_PAYSTACK_ID,
  );
  const flutterwave = createFlutterwave(partsFor('flutterwave'));
  const services = { paystack, flutterwave };

  webhooks.resume();
  bank.resume();
  paystack.resume();
  flutterwave.resume();

  return {
    paystack: {
      app: paystack.app,
      baseUrl: addresses.paystack.apiUrl,
      publicUrl: addresses.paystack.publicUrl,
    },
    flutterwave: {
      app: flutterwave.app,
      baseUrl: `${addresses.flutterwave.apiUrl}/v3`,
      publicUrl: addresses.flutterwave.publicUrl,
    },
    behaviour,
    faults,
    bank,
    deliveries: () => store.state.deliveries,
    resend: (deliveryId) => webhooks.resend(deliveryId),
    drop: (deliveryId) => webhooks.drop(deliveryId),
    books: () => store.state,
    forget() {
      store.forget();
      faults.clear();
      Object.assign(behaviour, defaultBehaviour());
    },
    advanceRefund: (provider, refundId, ending) =>
      services[provider].dashboard.advanceRefund(refundId, ending),
    fetch: createInProcessFetch(({ origin }) => {
      if (Object.values(addresses.paystack).includes(origin)) return paystack.app;
      return Object.values(addresses.flutterwave).includes(origin) ? flutterwave.app : undefined;
    }),
    async listen() {
      const listenOn = (app: FastifyInstance, port: number): Promise<string> =>
        app.listen({ host: '127.0.0.1', port });
      return {
        paystack: await listenOn(paystack.app, options.paystack.port ?? DEFAULT_PORTS.paystack),
        flutterwave: await listenOn(
          flutterwave.app,
          options.flutterwave.port ?? DEFAULT_PORTS.flutterwave,
        ),
      };
    },
    async close() {
      isClosed = true;
      held.releaseAll();
      await Promise.all([paystack.app.close(), flutterwave.app.close()]);
    },
  };
}

/** Flutterwave's page must be opened as `localhost`; API calls go to the address it listens on. */
function addressesOf(
  { port, publicUrl }: ProviderOptions,
  defaultPort: number,
): { apiUrl: string; publicUrl: string } {
  const usedPort = String(port ?? defaultPort);
  return {
    apiUrl: `http://127.0.0.1:${usedPort}`,
    publicUrl: publicUrl ?? `http://localhost:${usedPort}`,
  };
}
