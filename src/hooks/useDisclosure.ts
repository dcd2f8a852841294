import { useCallback, useState } from 'react';

/** Something that opens and closes, such as a menu. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((before) => !before), []);
  const dismiss = useCallback(() => setOpen(false), []);
  return { open, toggle, dismiss };
}
