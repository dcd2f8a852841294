import { hasInteracted, onFirstInteraction } from './firstInteraction';
import { whenIdle } from './idle';

let isIdle = false;

/** Runs work once the page has loaded everything and the browser is idle. */
function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let drop = () => window.removeEventListener('load', loaded);
  function loaded() {
    drop = whenIdle(work);
  }
  window.addEventListener('load', loaded, { once: true });
  return () => drop();
}

/** Whether the page is loaded and idle, or its guest has interacted before that. */
export function isPageIdle(): boolean {
  return isIdle || hasInteracted();
}

/**
 * Calls back once, when the page is loaded and idle, so that more work delays nothing, or when its guest interacts.
 * @returns a function that cancels it
 */
export function afterPageIdle(tell: () => void): () => void {
  const dropLoaded = whenLoaded(() => {
    isIdle = true;
    dropInteraction();
    tell();
  });
  const dropInteraction = onFirstInteraction(() => {
    dropLoaded();
    tell();
  });
  return () => {
    dropInteraction();
    dropLoaded();
  };
}
