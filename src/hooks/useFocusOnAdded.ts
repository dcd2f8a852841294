import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of the first item that was appended to a list, so that the guest continues reading there, even
 * if the button for more is gone.
 * @param count the number of items, each with its own heading (`h3`)
 */
export function useFocusOnAdded(count: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (count <= before) return;
    const added = ref.current?.querySelectorAll('h3').item(before);
    added?.setAttribute('tabindex', '-1');
    added?.focus();
  }, [count]);
  return ref;
}
