/** At least as much as a login takes. */
const SAMPLE = 'x'.repeat(4_096);

/**
 * Whether the browser stores anything beyond this page. Storage may be forbidden or full, and `keyValueStore.ts` then
 * keeps it in memory, as long as the page lives.
 * @param open a function, because even reading `window.localStorage` can throw
 */
export function canStore(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem('storageSample', SAMPLE);
    storage.removeItem('storageSample');
    return true;
  } catch {
    return false;
  }
}
