/** Marks a part of the page that isn't hydrated yet. */
export const AWAITING_SCRIPT = 'data-awaiting-script';

/** Dispatched on such a part, and bubbling to the page, once it is hydrated. */
export const TAKEN_OVER = 'script.takenover';

/** Reports that a part is hydrated: what the guest did in it before is replayed now (`src/loader`). */
export function announceHydration(part: Element | null): void {
  part?.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }));
}
