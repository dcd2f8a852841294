import { useEffect, useEffectEvent } from 'react';

/** Does something once when a screen has opened, such as telling its machine. */
export function useOpening(onOpen: () => void): void {
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    opened();
  }, []);
}
