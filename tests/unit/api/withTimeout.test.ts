import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../../../machines/shared/failure';
import { RESPONSE_TIMEOUT_MS, REFRESH_TIMEOUT_MS } from '../../../machines/shared/timeouts';
import { CALL_TIMEOUT_MS, withTimeout } from '../../../src/api/withTimeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = () => new Request('http://hotel.test/');
const stalledBody = () => new Response(new ReadableStream(), { status: 200 });

/** The state of the call after this many milliseconds: still pending, or its failure. */
async function after(milliseconds: number, call: Promise<unknown>): Promise<unknown> {
  let end: unknown = 'still waiting';
  call.then(
    () => (end = 'answered'),
    (cause: unknown) => (end = cause instanceof CallFailed ? cause.failure : cause),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return end;
}

describe('A call', () => {
  it.each([
    ['that nobody answers', () => new Promise<Response>(() => undefined)],
    ['whose answer stalls after its headers', () => Promise.resolve(stalledBody())],
  ])('%s is given up after 30 seconds', async (_, send) => {
    const call = withTimeout(send)(request());
    expect(await after(29_999, call)).toBe('still waiting');
    expect(await after(1, call)).toEqual({
      kind: 'unreachable',
      message: 'The answer takes too long',
    });
  });

  it('is given up before the screens give up, also when the session is refreshed in between', () => {
    expect(2 * CALL_TIMEOUT_MS + REFRESH_TIMEOUT_MS).toBeLessThan(RESPONSE_TIMEOUT_MS);
  });

  it('that its caller gives up ends with the caller’s own reason', async () => {
    const caller = new AbortController();
    const call = withTimeout(() => Promise.resolve(stalledBody()))(
      new Request('http://hotel.test/', { signal: caller.signal }),
    );
    const ended = after(1, call);
    caller.abort(new Error('The guest has left'));
    expect(await ended).toEqual(new Error('The guest has left'));
  });

  it('is answered with status, headers and body as they came', async () => {
    const response = new Response('{"a":1}', { status: 201, headers: { 'X-Told': 'yes' } });
    const received = await withTimeout(() => Promise.resolve(response))(request());
    expect([received.status, received.headers.get('X-Told'), await received.text()]).toEqual([
      201,
      'yes',
      '{"a":1}',
    ]);
    const empty = await withTimeout(() => Promise.resolve(new Response(null, { status: 204 })))(
      request(),
    );
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });
});
