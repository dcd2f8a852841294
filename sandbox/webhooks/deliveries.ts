import type { Provider } from '../faults';

/**
 * `waiting`: on its way or to be tried again; `delivered`: answered with 200; `dropped`: not to be sent; `givenUp`:
 * every retry failed.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'givenUp';

export interface DeliveryAttempt {
  at: string;
  /** The HTTP status, or null when there was no response. */
  status: number | null;
}

/** One webhook in the log. */
export interface Delivery {
  id: number;
  provider: Provider;
  event: string;
  /** The payment's reference. */
  reference: string;
  rawBody: string;
  signature: 'valid' | 'wrong';
  createdAt: string;
  state: DeliveryState;
  attempts: DeliveryAttempt[];
}

/** A webhook before it is sent. */
export type WebhookMessage = Pick<Delivery, 'provider' | 'event' | 'reference' | 'rawBody'>;
