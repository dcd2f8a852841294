import { screen, waitFor } from '@testing-library/react';
import type { Saying } from './situation';

/**
 * How a test reads texts: the whole text of a visible element of a kind. Elements are found by selectors, because
 * queries by role take seconds for hundreds of texts.
 */
function saying(kind: string, words: string, textsOf: () => readonly (string | null)[]): Saying {
  return {
    words,
    read: () =>
      waitFor(() => {
        const texts = textsOf();
        if (texts.includes(words)) return;
        throw new Error(`No ${kind} says “${words}”, but: ${texts.join(' | ') || 'there is none'}`);
      }),
  };
}

function shownIn(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.closest('[hidden], [aria-hidden="true"]') === null,
  );
}

function textsIn(selector: string): string[] {
  return shownIn(selector).map(({ textContent }) => textContent.trim());
}

function reader(kind: string, selector: string) {
  return (words: string): Saying => saying(kind, words, () => textsIn(selector));
}

export const heading = reader('heading', 'h1, h2, h3');
export const button = reader('button', 'button');
export const link = reader('link', 'a');
/** The label of a field, without the remark that it may stay empty. */
export function label(words: string): Saying {
  return saying('label', words, () =>
    textsIn('label, legend').map((shown) => shown.replace(/ \(optional\)$/, '')),
  );
}
export const option = reader('option', 'option');
export const term = reader('term', 'dt');
/** A value in a summary, beside any term. */
export const detail = reader('value', 'dd');
export const item = reader('list item', 'li, dd');
/** A separate sentence or part of one. */
export function text(words: string): Saying {
  return saying('text', words, () =>
    shownIn('p, span, strong').flatMap((element) => [
      element.textContent.trim(),
      ...[...element.childNodes].map((part) => part.textContent),
    ]),
  );
}
/** An alert on the page. */
export const alert = reader('alert', '[role="alert"]');
/** A sentence in a polite live region. */
export const notice = reader('notice', '[role="status"]');
export const price = reader('price', 'data');

function describing(element: Element): (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
}

/** The message of the alert that lies over the page. */
export function alertDialog(words: string): Saying {
  return saying('alert dialog', words, () =>
    [...document.querySelectorAll('[role="alertdialog"]')]
      .flatMap(describing)
      .map((message) => message ?? null),
  );
}

/** The title of the dialog that lies over the page. */
export const dialogTitle = reader('dialog title', 'dialog h2, [role="alertdialog"] h2');

/** The error that is tied to the field of a label. */
export function fieldError(fieldLabel: string, words: string): Saying {
  return saying(`error of ${fieldLabel}`, words, () =>
    screen
      .getAllByLabelText(fieldLabel)
      .filter((field) => field.getAttribute('aria-invalid') === 'true')
      .flatMap(describing)
      .map((message) => message ?? null),
  );
}

/** A row of a summary, by its term, with its value. */
export function row(words: string, value: string): Saying {
  const { read } = saying('row', `${words}: ${value}`, () =>
    [...document.querySelectorAll('dt')].map(
      ({ textContent, nextElementSibling }) =>
        `${textContent}: ${nextElementSibling?.textContent ?? ''}`,
    ),
  );
  return { words, read };
}

/** The accessible name of an element without text, such as an icon button. */
export function spoken(words: string): Saying {
  return saying('name', words, () =>
    [...document.querySelectorAll('[aria-label]')].map((element) =>
      element.getAttribute('aria-label'),
    ),
  );
}
