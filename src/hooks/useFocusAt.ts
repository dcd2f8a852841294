import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the child at an index whenever the index or the occasion changes.
 * @param index null to leave the focus where it is
 * @param occasion any value that changes when the focus must be set again
 */
export function useFocusAt(
  index: number | null,
  occasion: string,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index === null) return;
    const child = ref.current?.children.item(index);
    if (child instanceof HTMLElement) child.focus();
  }, [index, occasion]);
  return ref;
}
