import { useCallback, useState } from 'react';

/** Something that the guest opens and turns away from again. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const dismiss = useCallback(() => setOpen(false), []);
  return { open, toggle, dismiss };
}
