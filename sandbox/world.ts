/** The sandbox's source of the time. */
export interface Clock {
  now(): Date;
}

/** A number from 0 up to, but not including, 1; like Math.random. */
export type Random = () => number;

/** Runs a task later. A simulation puts the task on its own timeline instead. */
export type Schedule = (delayMs: number, task: () => Promise<void>) => void;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  /** The exact text to send: the signature covers its bytes. */
  rawBody: string;
}

/** Posts a webhook and returns the HTTP status; throws if there was no response. */
export type Deliver = (request: WebhookRequest) => Promise<number>;

const WEBHOOK_TIMEOUT_MS = 30_000;

/** Real timers that don't keep the process alive. */
export const scheduleOnTimers: Schedule = (delayMs, task) => {
  setTimeout(() => void task(), delayMs).unref();
};

/** A real POST. Redirects are not followed, because a provider counts them as a failed delivery. */
export const deliverOverHttp: Deliver = async ({ url, headers, rawBody }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: rawBody,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  });
  await response.arrayBuffer();
  return response.status;
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The same seed gives the same numbers (mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 to `limit` − 1. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Lower-case letters and digits. */
export function letters(random: Random, length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(below(random, ALPHABET.length))).join('');
}

/** Decimal digits, the first never 0. */
export function digits(random: Random, length: number): string {
  const rest = Array.from({ length: length - 1 }, () => String(below(random, 10)));
  return [String(1 + below(random, 9)), ...rest].join('');
}
