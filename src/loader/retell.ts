interface ValueTracker {
  setValue: (value: string) => void;
}

function isTracker(value: unknown): value is ValueTracker {
  return typeof value === 'object' && value !== null && 'setValue' in value;
}

/**
 * What was typed before React took a field over it believes to have been there always. It is made to
 * look again without a touch of the field, in which the guest may be typing a word just now.
 */
function retellValue(field: HTMLElement): void {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (isTracker(tracker)) tracker.setValue('');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Has an action of a guest happen: the press of a button, the sending of a form, or what was typed in a field. */
export function retell(element: HTMLElement): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else retellValue(element);
}

/** Says of a part that was taken over where the focus is in it, as if it had only come there. */
export function retellFocus(part: Element): void {
  const { activeElement } = document;
  if (part.contains(activeElement)) {
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
