import type { WebhookBehaviour } from '../behaviour';
import type { Provider } from '../faults';
import type { Store } from '../store';
import type { Clock, Deliver, Schedule } from '../world';
import type { Delivery, WebhookMessage } from './deliveries';

/** Where a provider's webhooks go, and what proves their origin. */
export interface WebhookTarget {
  /** Null if the merchant has set up none: deliveries are logged as dropped. */
  url: string | null;
  headers(rawBody: string, signature: Delivery['signature']): Record<string, string>;
}

export interface WebhookSenderContext {
  store: Store;
  clock: Clock;
  deliver: Deliver;
  schedule: Schedule;
  targets: Record<Provider, WebhookTarget>;
  /** How this message is sent; called once for each. */
  behaviourFor(message: WebhookMessage): WebhookBehaviour;
  /** The pauses before the second and later attempts, in milliseconds. */
  retriesMs: readonly number[];
}

export interface WebhookSender {
  /** Sends as the behaviour says; resolves after the first attempt, or at once if it is delayed. */
  send(message: WebhookMessage): Promise<void>;
  /** The same, after the call that caused it has been answered. */
  sendSoon(message: WebhookMessage): void;
  /** Posts a logged delivery once more, correctly signed. False when there is no such delivery. */
  resend(id: number): Promise<boolean>;
  /** Drops a waiting delivery. False if it is not waiting. */
  drop(id: number): boolean;
  /** Resumes deliveries that were waiting when the process ended. */
  resume(): void;
}

export function createWebhookSender(context: WebhookSenderContext): WebhookSender {
  const { store, clock, schedule, targets } = context;

  /** One POST; true if it was answered with exactly 200, the only success. */
  async function attempt(delivery: Delivery): Promise<boolean> {
    const target = targets[delivery.provider];
    const { url } = target;
    if (url === null) return false;
    const at = clock.now().toISOString();
    const request = {
      url,
      headers: {
        'content-type': 'application/json',
        ...target.headers(delivery.rawBody, delivery.signature),
      },
      rawBody: delivery.rawBody,
    };
    const status = await context.deliver(request).catch(() => null);
    delivery.attempts.push({ at, status });
    if (status === 200) delivery.state = 'delivered';
    store.changed();
    return status === 200;
  }

  async function post(delivery: Delivery): Promise<void> {
    if (delivery.state !== 'waiting') return;
    const isAnswered = await attempt(delivery);
    if (!isAnswered) retryLater(delivery);
  }

  function retryLater(delivery: Delivery): void {
    if (delivery.state !== 'waiting') return;
    const pauseMs = context.retriesMs[delivery.attempts.length - 1];
    if (pauseMs === undefined) {
      delivery.state = 'givenUp';
      store.changed();
      return;
    }
    schedule(pauseMs, () => post(delivery));
  }

  function record(message: WebhookMessage, behaviour: WebhookBehaviour): Delivery {
    const hasTarget = targets[message.provider].url !== null;
    return store.addDelivery({
      ...message,
      signature: behaviour.signature,
      createdAt: clock.now().toISOString(),
      state: behaviour.dropped || !hasTarget ? 'dropped' : 'waiting',
      attempts: [],
    });
  }

  async function send(message: WebhookMessage): Promise<void> {
    const behaviour = context.behaviourFor(message);
    const copies = Array.from({ length: Math.max(1, behaviour.copies) });
    const deliveries = copies.map(() => record(message, behaviour));
    if (behaviour.dropped) return;
    const postAll = async (): Promise<void> => {
      await Promise.all(deliveries.map(post));
    };
    if (behaviour.timing === 'beforeRedirect') return postAll();
    schedule(behaviour.delayMs, postAll);
  }

  return {
    send,
    sendSoon: (message) => schedule(0, () => send(message)),
    async resend(id) {
      const delivery = store.findDelivery(id);
      if (delivery === undefined) return false;
      delivery.signature = 'valid';
      await attempt(delivery);
      return true;
    },
    drop(id) {
      const delivery = store.findDelivery(id);
      if (delivery?.state !== 'waiting') return false;
      delivery.state = 'dropped';
      store.changed();
      return true;
    },
    resume() {
      for (const delivery of store.state.deliveries.filter(({ state }) => state === 'waiting')) {
        schedule(context.retriesMs[0] ?? 0, () => post(delivery));
      }
    },
  };
}
