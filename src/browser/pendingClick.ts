/** The parts of the page that their script has not taken over yet, and the button in each that was pressed last. */
const waiting = new Map<Element, HTMLElement | undefined>();

/**
 * Keeps a press in such a part: React tells nobody of it, or, where the script has just come, tells of
 * it at once; and a form would be sent by the browser.
 */
function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const part = [...waiting.keys()].find((frame) => frame.contains(button));
  if (button === null || part === undefined) return;
  waiting.set(part, button);
  event.preventDefault();
  event.stopPropagation();
}

// Before React hears of it.
if (typeof window !== 'undefined') window.addEventListener('click', keepPress, { capture: true });

/**
 * From now on a part of the page waits for its script.
 * @returns how it waits no longer
 */
export function awaitScript(part: Element): () => void {
  waiting.set(part, undefined);
  return () => {
    waiting.delete(part);
  };
}

/** The script has taken a part over: the button that was pressed meanwhile is pressed, once. */
export function pendingClick(part: Element): void {
  const button = waiting.get(part);
  waiting.delete(part);
  button?.click();
}
