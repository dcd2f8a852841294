import { hasInteracted, onFirstInteraction } from './firstInteraction';
import { whenIdle } from './idle';

let isIdle = false;

/** Runs the work once all that the page came with is loaded and the browser has nothing else to do. */
function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let drop = () => window.removeEventListener('load', loaded);
  function loaded() {
    drop = whenIdle(work);
  }
  window.addEventListener('load', loaded, { once: true });
  return () => drop();
}

/** Whether the page has come to rest, or its guest has not waited for that. */
export function hasRested(): boolean {
  return isIdle || hasInteracted();
}

/**
 * Calls back when the page comes to rest: what it opened with is there, so that something more holds nothing up; and when
 * its guest goes on with it before.
 * @returns how to call it off
 */
export function onRest(tell: () => void): () => void {
  const dropInteraction = onFirstInteraction(tell);
  const dropLoaded = whenLoaded(() => {
    isIdle = true;
    tell();
  });
  return () => {
    dropInteraction();
    dropLoaded();
  };
}
