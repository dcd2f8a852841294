import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a `<dialog>` as a modal while it is mounted, and closes it on unmount, which restores the previous focus. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}
