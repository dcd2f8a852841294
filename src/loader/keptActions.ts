import { AWAITING_SCRIPT, TAKEN_OVER } from '../browser/hydration';
import { retell, retellFocus } from './retell';

const awaiting = `[${AWAITING_SCRIPT}]`;

/** The buttons pressed, fields edited and forms submitted before hydration, in the order of their last use. */
const kept = new Set<HTMLElement>();

function keep(element: HTMLElement): void {
  kept.delete(element);
  kept.add(element);
}

function isAwaiting(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(awaiting) !== null;
}

/** Keeps the event from React, which would lose it or handle half of it, and the browser from submitting a form. */
function keepFromOthers(event: Event, element: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(element);
}

function keepPress(event: Event): void {
  if (!isAwaiting(event.target)) return;
  const button = event.target.closest('button');
  if (button) keepFromOthers(event, button);
}

function keepTyped({ target }: Event): void {
  if (isAwaiting(target) && target instanceof HTMLElement) keep(target);
}

function keepSent(event: Event): void {
  if (isAwaiting(event.target) && event.target instanceof HTMLFormElement) {
    keepFromOthers(event, event.target);
  }
}

function actAgain({ target: part }: Event): void {
  if (!(part instanceof Element)) return;
  part.removeAttribute(AWAITING_SCRIPT);
  retellFocus(part);
  for (const element of [...kept]) {
    // What is in a nested part that isn't hydrated yet is replayed when that part is.
    if (!part.contains(element) || isAwaiting(element)) continue;
    kept.delete(element);
    retell(element);
  }
}

/**
 * Records what a guest does in parts of the page that aren't hydrated, and replays it once they are: edits are
 * dispatched again, and pressed buttons clicked, once each. Links work without a script.
 */
export function keepActions(page: Document): void {
  // In the capture phase, before React's listeners.
  const options = { capture: true };
  page.addEventListener('click', keepPress, options);
  page.addEventListener('input', keepTyped, options);
  page.addEventListener('submit', keepSent, options);
  page.addEventListener(TAKEN_OVER, actAgain);
}
