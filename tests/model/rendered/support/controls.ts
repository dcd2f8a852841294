import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { callsMade } from './pendingCalls';

const controls = 'button, input, select, textarea, a[href]';
const withoutUse = ':disabled, [aria-disabled="true"], [aria-busy="true"], [readonly]';
const outOfReach = '[inert], [hidden], [aria-hidden="true"]';

/** Where the guest can act: in what lies over the page, or else on it. */
function within(): Element {
  const over = Array.from(document.querySelectorAll('dialog[open]'));
  const alert = over.findLast((one) => one.getAttribute('role') === 'alertdialog');
  return alert ?? over.at(-1) ?? document.querySelector('main') ?? document.body;
}

/** A control's label or text. */
function nameOf(control: HTMLElement): string {
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
  const beside = Array.from(labels, ({ textContent }) => textContent ?? '').join(' ');
  const value = control instanceof HTMLInputElement ? control.value : '';
  const names = [control.getAttribute('aria-label'), beside, control.textContent, value];
  return names.map((name) => name?.trim() ?? '').find((name) => name !== '') ?? '';
}

/** The visible, enabled controls within reach, by their kinds and names; those with the same name are numbered. */
export function controlsShown(): Map<string, HTMLElement> {
  const shown = Array.from(within().querySelectorAll<HTMLElement>(controls)).filter(
    (control) => !control.matches(withoutUse) && control.closest(outOfReach) === null,
  );
  const named = new Map<string, HTMLElement>();
  for (const control of shown) {
    const name = `${control.localName} “${nameOf(control)}”`;
    const times = Array.from(named.keys()).filter((one) => one.startsWith(name)).length;
    named.set(times === 0 ? name : `${name} ${times + 1}`, control);
  }
  return named;
}

/** All that the guest or the server could notice: what shows, what fields hold, the path, how many calls were made. */
function noticeable(): string {
  const fields = Array.from(
    document.querySelectorAll('input, select, textarea'),
    (field): unknown[] => [Reflect.get(field, 'value'), Reflect.get(field, 'checked')],
  );
  const { href } = window.location;
  return JSON.stringify([document.body.innerHTML, document.title, fields, href, callsMade()]);
}

const another: Readonly<Record<string, string>> = {
  date: '2026-04-02',
  email: 'somebody@example.com',
  number: '1',
  tel: '08037778888',
};

/** Fills in a field, and says whether it keeps that: a field whose machine ignores it returns to its old value. */
async function keeps(field: HTMLElement & { value: string }, value: string): Promise<boolean> {
  if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value } });
  else fireEvent.input(field, { target: { value } });
  await act(() => Promise.resolve());
  return field.value === value;
}

/** Uses a control as a guest would, and finds out whether anything comes of it. */
async function use(control: HTMLElement): Promise<boolean> {
  if (control instanceof HTMLAnchorElement) return control.getAttribute('href') !== '';
  if (control instanceof HTMLInputElement && control.type === 'radio' && control.checked) {
    return true;
  }
  if (control instanceof HTMLSelectElement) {
    const other = Array.from(control.options).find(
      ({ value, disabled }) => value !== control.value && !disabled,
    );
    return other === undefined || keeps(control, other.value);
  }
  if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type))
  ) {
    return keeps(control, another[control.type] ?? '7');
  }
  const before = noticeable();
  fireEvent.click(control);
  // Effects that take a moment, such as a page that is fetched, count as well.
  const comes = waitFor(() => expect(noticeable()).not.toBe(before));
  return comes.then(
    () => true,
    () => false,
  );
}

/**
 * Uses those controls that still show after each other was used, and removes them.
 * @param left their names; what remains has disappeared before its turn
 * @returns the names of those that do nothing
 */
export async function useEach(left: Set<string>): Promise<string[]> {
  const dead: string[] = [];
  for (;;) {
    const next = Array.from(controlsShown()).find(([name]) => left.has(name));
    if (next === undefined) return dead;
    const [name, control] = next;
    left.delete(name);
    if (!(await use(control))) dead.push(name);
    await act(() => Promise.resolve());
  }
}
