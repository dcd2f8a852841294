import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on the heading of the first thing that was added behind others, so that who asked for more goes on reading
 * there, also where what was pressed for it is gone.
 * @param count how many there are by now, each with a heading of its own (`h3`)
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
