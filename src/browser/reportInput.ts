interface ValueTracker {
  setValue: (value: string) => void;
}

function isTracker(value: unknown): value is ValueTracker {
  return typeof value === 'object' && value !== null && 'setValue' in value;
}

/**
 * React only hears of a value that it did not know: one that was typed before hydration, or filled in without an event,
 * seems to have always been there. This makes React look again without touching the field, in which the guest may be
 * typing.
 */
export function reportInput(field: HTMLElement): void {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  // No field's value is this.
  if (isTracker(tracker)) tracker.setValue('\0');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Before a form changes or is sent: what React renders next would undo what it doesn't know. */
const occasions = ['focusin', 'beforeinput', 'submit'];

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest('form') : null;
}

/**
 * Reports what browsers and password managers have filled in without an event, so that what is sent is what the guest
 * sees.
 * @returns how to stop
 */
export function reportFilledFields(page: Document): () => void {
  function report({ target }: Event) {
    const filled = Array.from(formOf(target)?.elements ?? []).flatMap((field) => {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // What React has last given a field is also its default.
      return isText && field.value !== field.defaultValue ? [{ field, value: field.value }] : [];
    });
    for (const { field, value } of filled) {
      // The report of the one before has undone it.
      field.value = value;
      reportInput(field);
    }
  }
  const controller = new AbortController();
  // In the capture phase, before React's listeners.
  const options = { capture: true, signal: controller.signal };
  occasions.forEach((occasion) => page.addEventListener(occasion, report, options));
  return () => controller.abort();
}
