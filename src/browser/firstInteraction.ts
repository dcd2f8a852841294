/** Events that show that a guest is using the page. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/** Includes what the page's loader has seen before (`src/loader`). */
let interacted =
  typeof document !== 'undefined' && 'interacted' in document.documentElement.dataset;
const waiting = new Set<() => void>();

/** Browsers also report a mouse move when only the page has moved under the pointer. */
function isOfThePage(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

function listen(): void {
  const controller = new AbortController();
  function notice(event: Event) {
    if (isOfThePage(event)) return;
    interacted = true;
    controller.abort();
    for (const tell of waiting) tell();
    waiting.clear();
  }
  const options = { passive: true, capture: true, signal: controller.signal };
  signs.forEach((sign) => {
    window.addEventListener(sign, notice, options);
  });
}

if (typeof window !== 'undefined' && !interacted) listen();

/** Whether the guest has scrolled, pointed, touched or typed since the page was loaded. */
export function hasInteracted(): boolean {
  return interacted;
}

/**
 * Calls back once the guest has interacted; at once if that has happened already.
 * @returns a function that cancels it
 */
export function onFirstInteraction(tell: () => void): () => void {
  if (interacted) tell();
  else waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}
