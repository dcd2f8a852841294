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
