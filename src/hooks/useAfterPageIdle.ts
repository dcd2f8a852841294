import { useSyncExternalStore } from 'react';
import { isPageIdle, afterPageIdle } from '../browser/pageIdle';

/** Whether the page is loaded and idle, or its guest has interacted: only then is there time for what is not needed at once. */
export function useAfterPageIdle(): boolean {
  return useSyncExternalStore(afterPageIdle, isPageIdle, () => false);
}
