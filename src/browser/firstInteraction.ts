/** The first sign that somebody looks at the page and goes on with it. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/** What the page's loader has seen before (`src/loader`) counts too. */
let interacted =
  typeof document !== 'undefined' && 'interacted' in document.documentElement.dataset;
const waiting = new Set<() => void>();

/** A browser says that a mouse moves also where only the page has come to lie under it. */
function isOfThePage(event: Event): boolean {
  const { type } = event;
  if (type !== 'pointermove' || !(event instanceof MouseEvent)) return false;
  return event.movementX === 0 && event.movementY === 0;
}

function listen(): void {
  const controller = new AbortController();
  function notice(event: Event) {
    if (isOfThePage(event)) return;
    interacted = true;
    controller.abort();
    const told = [...waiting];
    waiting.clear();
    told.forEach((tell) => {
      tell();
    });
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
 * @returns how to call it off
 */
export function onFirstInteraction(tell: () => void): () => void {
  if (interacted) tell();
  else waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}
