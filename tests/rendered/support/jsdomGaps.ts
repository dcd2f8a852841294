import { vi } from 'vitest';

/** Adds what jsdom lacks to the page, once for all files of a worker. */

// jsdom has no scrolling.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();

// jsdom can't write a text as a name in a selector.
Object.assign(window, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

// jsdom has no screen to ask about: no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });

// jsdom has `<dialog>` but neither opens nor closes it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
document.addEventListener('keydown', (event) => {
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  if (event.key !== 'Escape' || !dialog) return;
  const closing = dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (closing) dialog.close();
});
