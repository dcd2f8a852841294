import { useState } from 'react';
import { useApiContext, type ApiContextValue } from './apiContext';

/** A machine with its actors, created once while the component is mounted. */
export function useProvidedMachine<TMachine>(
  provide: (context: ApiContextValue) => TMachine,
): TMachine {
  const context = useApiContext();
  const [machine] = useState(() => provide(context));
  return machine;
}
