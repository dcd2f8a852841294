import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { hearComplaints } from './support/complaints';

// First, so that what is said while a page is taken away is heard as well.
hearComplaints();

afterEach(cleanup);

// What a guest waits for comes at once on a quiet machine; a busy one may take its time.
configure({ asyncUtilTimeout: Number(process.env.RENDERED_PATIENCE ?? 20_000) });

// jsdom has no scrolling.
window.scrollTo = vi.fn();

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
