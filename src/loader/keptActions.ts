import { AWAITING_SCRIPT, TAKEN_OVER } from '../browser/takenOver';
import { retell, retellFocus } from './retell';

const awaiting = `[${AWAITING_SCRIPT}]`;

/** The buttons that were pressed, fields that were typed in and forms that were sent, each when it was last. */
const kept = new Set<HTMLElement>();

function keep(element: HTMLElement): void {
  kept.delete(element);
  kept.add(element);
}

function isAwaiting(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(awaiting) !== null;
}

/** React would tell nobody of it, or of half of it; and a form would be sent by the browser. */
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
    // What lies in a part of this one that still waits is done when that is taken over.
    if (!part.contains(element) || isAwaiting(element)) continue;
    kept.delete(element);
    retell(element);
  }
}

/**
 * Keeps what a guest does in parts of the page that wait for their script, and has it happen once it has taken them over:
 * what was typed is told again, the button that was pressed is pressed, each once. Links need no script.
 */
export function keepActions(page: Document): void {
  // Before React hears of it.
  const options = { capture: true };
  page.addEventListener('click', keepPress, options);
  page.addEventListener('input', keepTyped, options);
  page.addEventListener('submit', keepSent, options);
  page.addEventListener(TAKEN_OVER, actAgain);
}
