import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus into the child of that index whenever the index or the occasion changes.
 * @param index null while the focus is to be left where it is
 * @param occasion anything that changes when the focus has to be put there again
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
