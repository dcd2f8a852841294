/** Marks a part of a page that its script has not taken over yet. */
export const AWAITING_SCRIPT = 'data-awaiting-script';

/** Happens to such a part, and to the page around it, once its script has taken it over. */
export const TAKEN_OVER = 'script.takenover';

/** Says that the script has taken a part over: what was done in it meanwhile is done now (`src/loader`). */
export function tellTakenOver(part: Element | null): void {
  part?.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }));
}
