/** Runs the work when no other tab of the site runs work under the same name. */
export type WithLock = <T>(name: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * One at a time across the browser's tabs; who waits can give up by the signal. Where the browser has
 * no locks (a page without TLS) the tabs may collide; the server still takes the previous refresh
 * token for 30 seconds.
 */
export function withLocks(locks: LockManager | undefined): WithLock {
  if (!locks) return (_name, work) => work();
  return async (name, work, signal) => locks.request(name, { signal }, work);
}
