import type { Provider } from '../faults';
import { type Json, toJson } from '../json';

/**
 * `waiting`: on its way or to be tried again; `delivered`: answered with 200; `dropped`: not to be sent; `givenUp`:
 * every retry failed.
 */
type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'givenUp';

interface DeliveryAttempt {
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

/**
 * JSON as the providers' own stacks write it: `/` as `\/` and everything beyond ASCII as `\u` and four hex digits. A
 * receiver that parses and re-serialises the body gets different bytes, and so a different signature.
 */
export function escapedJson(value: Json): string {
  return toJson(value, (text) =>
    JSON.stringify(text)
      .replaceAll('/', '\\/')
      .replaceAll(/[\u0080-\uffff]/g, unicodeEscape),
  );
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
