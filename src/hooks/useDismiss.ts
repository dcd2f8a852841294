import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when the guest dismisses something open: Escape, a press outside, or the focus leaving it. After Escape
 * the focus returns to the button that opened it.
 * @returns the ref of the element that contains both the button and what it opens
 */
export function useDismiss(open: boolean, onDismiss: () => void): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      onDismiss();
      holder.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    function handleTurnAway(event: Event) {
      const inside = event.target instanceof Node && holder.current?.contains(event.target);
      if (!inside) onDismiss();
    }
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleTurnAway);
    document.addEventListener('focusin', handleTurnAway);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleTurnAway);
      document.removeEventListener('focusin', handleTurnAway);
    };
  }, [open, onDismiss]);

  return holder;
}
