import { useState } from 'react';
import { useApiContext, type ApiContextValue } from './apiContext';

/** A machine with its actors, made once for as long as the component is shown. */
export function useProvidedMachine<TMachine>(
  provide: (parts: ApiContextValue) => TMachine,
): TMachine {
  const parts = useApiContext();
  const [machine] = useState(() => provide(parts));
  return machine;
}
