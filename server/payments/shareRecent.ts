import type { Context } from '../context';

/** More payments than guests of a 40-room hotel verify within seconds. */
const MOST_REMEMBERED = 1_000;

/** Asks a question by name, or returns a response that another caller just got. */
export type ShareRecent<Result> = (name: string, ask: () => Promise<Result>) => Promise<Result>;

/**
 * Asks a question at most once in `verificationInterval` under one name. Callers meanwhile wait for the response under
 * way and share it. It is remembered per process, so each server may ask. A question that failed is forgotten at once,
 * because the next caller may get a response.
 */
export function shareRecent<Result>({
  clock,
  configuration,
}: Pick<Context, 'clock' | 'configuration'>): ShareRecent<Result> {
  const asked = new Map<string, { at: number; response: Promise<Result> }>();
  return (name, ask) => {
    const now = clock.now().getTime();
    const before = asked.get(name);
    if (before && Math.abs(now - before.at) < configuration.verificationInterval) {
      return before.response;
    }
    const response = ask();
    asked.delete(name);
    asked.set(name, { at: now, response });
    response.catch(() => {
      if (asked.get(name)?.response === response) asked.delete(name);
    });
    const [oldest] = asked.keys();
    if (asked.size > MOST_REMEMBERED && oldest !== undefined) asked.delete(oldest);
    return response;
  };
}
