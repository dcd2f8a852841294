import { AWAITING_SCRIPT, TAKEN_OVER } from '../browser/hydration';
import { reportInput } from '../browser/reportInput';

/** Replays a guest's action: a button's click, a form's submission, or what was typed in a field. */
function replay(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else reportInput(element);
}

/** Reports the current focus in a hydrated part, as if it had just moved there. */
function replayFocus(part: Element): void {
  const { activeElement } = document;
  if (part.contains(activeElement)) {
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

const awaiting = `[${AWAITING_SCRIPT}]`;

/** The buttons pressed, fields edited and forms submitted before hydration, in the order of their last use. */
const recorded = new Set<HTMLElement>();

function record(element: HTMLElement): void {
  recorded.delete(element);
  recorded.add(element);
}

function isAwaiting(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(awaiting) !== null;
}

/** Keeps the event from React, which would lose it or handle half of it, and the browser from submitting a form. */
function intercept(event: Event, element: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  record(element);
}

function recordClick(event: Event): void {
  if (!isAwaiting(event.target)) return;
  const button = event.target.closest('button');
  if (button) intercept(event, button);
}

function recordInput({ target }: Event): void {
  if (isAwaiting(target) && target instanceof HTMLElement) record(target);
}

function recordSubmit(event: Event): void {
  if (isAwaiting(event.target) && event.target instanceof HTMLFormElement) {
    intercept(event, event.target);
  }
}

function replayIn({ target: part }: Event): void {
  if (!(part instanceof Element)) return;
  part.removeAttribute(AWAITING_SCRIPT);
  replayFocus(part);
  for (const element of [...recorded]) {
    // What is in a nested part that isn't hydrated yet is replayed when that part is.
    if (!part.contains(element) || isAwaiting(element)) continue;
    recorded.delete(element);
    replay(element);
  }
}

/**
 * Records what a guest does in parts of the page that aren't hydrated, and replays it once they are: edits are
 * dispatched again, and pressed buttons clicked, once each. Links work without a script.
 */
export function replayActions(page: Document): void {
  // In the capture phase, before React's listeners.
  const options = { capture: true };
  page.addEventListener('click', recordClick, options);
  page.addEventListener('input', recordInput, options);
  page.addEventListener('submit', recordSubmit, options);
  page.addEventListener(TAKEN_OVER, replayIn);
}
