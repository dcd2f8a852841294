import type { WithLock } from '../../src/api/withLock';

/** The locks of one browser. Each is granted in the order of requests, and ends with its work or its page. */
export function browserLocks() {
  const last = new Map<string, Promise<unknown>>();
  return (page: AbortSignal): WithLock =>
    (name, work, call) => {
      const closed = new Promise<never>((_resolve, reject) => {
        page.addEventListener('abort', () => reject(new Error('The page is closed')));
      });
      closed.catch(() => undefined);
      const before = last.get(name) ?? Promise.resolve();
      const turn = before.then(() => {
        page.throwIfAborted();
        call.throwIfAborted();
        return Promise.race([work(), closed]);
      });
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    };
}
