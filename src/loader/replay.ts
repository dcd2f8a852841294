interface ValueTracker {
  setValue: (value: string) => void;
}

function isTracker(value: unknown): value is ValueTracker {
  return typeof value === 'object' && value !== null && 'setValue' in value;
}

/**
 * React believes that a value typed before hydration was always there. This makes React look again without touching
 * the field, in which the guest may be typing.
 */
function replayInput(field: HTMLElement): void {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (isTracker(tracker)) tracker.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays a guest's action: a button's click, a form's submission, or what was typed in a field. */
export function replay(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else replayInput(element);
}

/** Reports the current focus in a hydrated part, as if it had just moved there. */
export function replayFocus(part: Element): void {
  const { activeElement } = document;
  if (part.contains(activeElement)) {
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
