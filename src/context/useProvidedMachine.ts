import { useState } from 'react';
import { useApiContext, type ApiContextValue } from './apiContext';

/** A machine with its actors, created once while the component is mounted. */
export function useProvidedMachine<TMachine>(
  provide: (parts: ApiContextValue) => TMachine,
): TMachine {
  const parts = useApiContext();
  const [machine] = useState(() => provide(parts));
  return machine;
}
