/** The drawer's element name, which no file of the built site may contain. */
export const DRAWER = 'machine-drawer';

/** Events in the drawer that are hidden from the site, so that e.g. an open menu doesn't close. */
const own = ['keydown', 'keyup', 'click', 'pointerdown', 'pointerup', 'focusin', 'focusout'];

/**
 * Puts an element with a shadow root over the page, to isolate styles both ways. While a modal dialog is open it is
 * moved inside it, because everything outside is inert.
 */
export function placeOver(page: Document): ShadowRoot {
  const host = page.createElement('div');
  host.id = DRAWER;
  host.popover = 'manual';
  const shadow = host.attachShadow({ mode: 'open' });
  for (const kind of own) {
    host.addEventListener(kind, (event) => {
      event.stopPropagation();
    });
  }
  const settle = () => {
    const place = Array.from(page.querySelectorAll('dialog:modal')).at(-1) ?? page.body;
    if (host.parentNode !== place) place.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
  };
  const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
  new MutationObserver(settle).observe(page.body, changes);
  settle();
  return shadow;
}
