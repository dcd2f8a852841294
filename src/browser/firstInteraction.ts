/** The first sign that somebody looks at the page and goes on with it. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

let stirred = false;
const waiting = new Set<() => void>();

function listen(): void {
  const controller = new AbortController();
  function stir() {
    stirred = true;
    controller.abort();
    const told = [...waiting];
    waiting.clear();
    told.forEach((tell) => {
      tell();
    });
  }
  const options = { passive: true, capture: true, signal: controller.signal };
  signs.forEach((sign) => {
    window.addEventListener(sign, stir, options);
  });
}

if (typeof window !== 'undefined') listen();

/** Whether the guest has scrolled, pointed, touched or typed since the page was loaded. */
export function hasInteracted(): boolean {
  return stirred;
}

/**
 * Calls back once the guest has stirred; at once if that has happened already.
 * @returns how to call it off
 */
export function onFirstInteraction(tell: () => void): () => void {
  if (stirred) tell();
  else waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}
