/**
 * Postpones what takes long to make until it is first needed, and keeps it. A formatter of `Intl` takes up to 80 ms on a
 * cheap phone, which a page would spend on loading even if it formats nothing.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
