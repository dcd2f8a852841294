import { reportInput } from '../browser/reportInput';

/** Replays a guest's action: a button's click, a form's submission, or what was typed in a field. */
export function replay(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else reportInput(element);
}

/** Reports the current focus in a hydrated part, as if it had just moved there. */
export function replayFocus(part: Element): void {
  const { activeElement } = document;
  if (part.contains(activeElement)) {
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
