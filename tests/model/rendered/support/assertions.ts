import { expect } from 'vitest';

function shown(selector: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector));
}

function wordsIn(selector: string): string[] {
  return shown(selector).map(({ textContent }) => textContent.trim());
}

/** The page says what the guest is waiting for. */
export function waitingFor(words: string): void {
  expect(wordsIn('[role="status"]')).toContain(words);
}

/** An alert is on the page. */
export function alertSays(words: string): void {
  expect(wordsIn('[role="alert"], [role="status"]')).toContain(words);
}

/** A heading, a sentence or a value shows. */
export function textShows(words: string): void {
  expect(wordsIn('h1, h2, h3, p, span, strong, dd, dt, legend')).toContain(words);
}

/** A button shows that can be pressed. */
export function buttonShows(words: string): void {
  const buttons = shown('button').filter(({ textContent }) => textContent.trim() === words);
  expect(
    buttons.map((button) => button.getAttribute('disabled')),
    words,
  ).toContain(null);
}

/** A button shows, and is busy. */
export function buttonIsBusy(words: string): void {
  expect(
    wordsIn('button[aria-disabled="true"], button[disabled], button[aria-busy="true"]'),
  ).toContain(words);
}

/** No such button shows, nor a link that looks like one. */
export function noButton(words: string): void {
  expect(wordsIn('button, a')).not.toContain(words);
}

/** A link shows, and leads there. */
export function linkShows(words: string, address: string): void {
  const links = shown('a').filter(({ textContent }) => textContent.trim() === words);
  expect(
    links.map((link) => link.getAttribute('href')),
    words,
  ).toContain(address);
}

/** An alert lies over the page. */
export function dialogSays(words: string): void {
  expect(wordsIn('[role="alertdialog"]').join(' ')).toContain(words);
}

/** A dialog of this title lies over the page. */
export function dialogShows(title: string): void {
  expect(wordsIn('dialog h2')).toContain(title);
}

/** No dialog covers the page. */
export function nothingLiesOver(): void {
  expect(shown('dialog[open], [role="alertdialog"]')).toEqual([]);
}
