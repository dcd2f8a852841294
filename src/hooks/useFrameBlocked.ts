import { useState } from 'react';

/**
 * Whether a frame's page can't be loaded. Browsers don't report that: they show an error page in the frame and fire
 * `load`. So this requests the page's server once more, ignoring the response.
 * @returns a function to call when the frame has loaded
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
