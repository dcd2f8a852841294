/** Runs work while no other tab of the site runs work under the same name. */
export type WithLock = <T>(name: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Serialises work across the browser's tabs; the signal aborts waiting. Without the Locks API (a page without TLS)
 * the tabs may collide, but the server accepts the previous refresh token for another 30 seconds.
 */
export function withLocks(locks: LockManager | undefined): WithLock {
  if (!locks) return (_name, work) => work();
  return async (name, work, signal) => locks.request(name, { signal }, work);
}
