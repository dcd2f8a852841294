import { useSyncExternalStore } from 'react';
import { useAppContext } from './appContext';

/**
 * The server's time, for what a page refuses or hides because of a time; null until an answer has told it. A page that
 * is drawn with another time is drawn again as soon as an answer corrects it.
 */
export function useServerNow(): Date | null {
  const { clock } = useAppContext();
  useSyncExternalStore(clock.onCorrected, clock.corrections, () => 0);
  return clock.serverNow();
}
