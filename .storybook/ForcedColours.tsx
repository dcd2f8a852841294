import { useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

/** The browser's own colours, as in a dark contrast theme of Windows. What the site excepts keeps what it says. */
const SystemColours = createGlobalStyle`
  html { color-scheme: dark !important; }
  html, body { background: Canvas !important; }

  [data-forced] {
    border-color: CanvasText !important;
    box-shadow: none !important;
    color: CanvasText !important;
    outline-color: CanvasText !important;
    text-shadow: none !important;
  }

  [data-forced='filled'] { background-color: Canvas !important; }
  a[data-forced], a [data-forced] { color: LinkText !important; }
  :is(button, input, select, textarea)[data-forced] { border-color: ButtonBorder !important; }
  :is(:disabled, [aria-disabled='true'])[data-forced] { color: GrayText !important; }
`;

/** Marks what loses its colours: a background only if it had one, since a browser never fills what lets others show. */
function markForced(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
    if (forcedColorAdjust === 'none') delete element.dataset.forced;
    else if (backgroundColor !== 'rgba(0, 0, 0, 0)') element.dataset.forced = 'filled';
    else element.dataset.forced ??= 'clear';
  }
}

/**
 * A system's few colours in place of the site's. No page can ask its browser for them, so this comes near them: where
 * it matters, look with the system's own setting or the browser's tools.
 */
export function ForcedColours() {
  useLayoutEffect(() => {
    let frame = 0;
    const keepMarking = () => {
      markForced();
      frame = requestAnimationFrame(keepMarking);
    };
    keepMarking();
    return () => {
      cancelAnimationFrame(frame);
      for (const element of document.querySelectorAll<HTMLElement>('[data-forced]')) {
        delete element.dataset.forced;
      }
    };
  }, []);
  return <SystemColours />;
}
