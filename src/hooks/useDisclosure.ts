import { useEffect, useRef, useState } from 'react';

/**
 * Something that a button opens, such as a menu. It closes when the guest dismisses it: Escape, a press outside, or the
 * focus leaving it. After Escape the focus returns to the button.
 */
export function useDisclosure() {
  /** The element that contains both the button and what it opens. */
  const holder = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const dismiss = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      holder.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    function handleTurnAway(event: Event) {
      const inside = event.target instanceof Node && holder.current?.contains(event.target);
      if (!inside) setOpen(false);
    }
    const watching = new AbortController();
    document.addEventListener('keydown', handleKey, watching);
    document.addEventListener('pointerdown', handleTurnAway, watching);
    document.addEventListener('focusin', handleTurnAway, watching);
    return () => watching.abort();
  }, [open]);

  return { open, toggle: () => setOpen(!open), dismiss, holder };
}
