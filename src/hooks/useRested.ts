import { useSyncExternalStore } from 'react';
import { hasRested, onRest } from '../browser/pageRest';

/** Whether the page is loaded and idle, or its guest has interacted: only then is there time for what is not needed at once. */
export function useRested(): boolean {
  return useSyncExternalStore(onRest, hasRested, () => false);
}
