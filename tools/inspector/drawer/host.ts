/** By this name the drawer is found, and nothing else: no file of the built site has it. */
export const DRAWER = 'machine-drawer';

/** Keeps from the site what is done in the drawer: a menu that closes when the guest turns away stays open. */
const own = ['keydown', 'keyup', 'click', 'pointerdown', 'pointerup', 'focusin', 'focusout'];

/**
 * Puts an element with a shadow root over the page: nothing of the site's styles comes in, and nothing
 * of its own gets out. While a modal dialog is open it stands inside it, because everything outside can't be used.
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
