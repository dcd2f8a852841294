import { useState } from 'react';

/**
 * Whether a frame's page can't be had. Browsers don't say: they show a page of their own in the
 * frame, and tell that it has loaded. So its server is asked once more, by a call that brings nothing.
 * @returns what to call when the frame has loaded
 */
export function useFrameBlocked(address: string): { blocked: boolean; onLoad: () => void } {
  const [blocked, setBlocked] = useState(false);
  function onLoad() {
    fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).catch(() => {
      setBlocked(true);
    });
  }
  return { blocked, onLoad };
}
