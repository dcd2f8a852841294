import { useState } from 'react';
import { useJourneyParts, type JourneyParts } from './siteParts';

/** A machine with its actors, made once for as long as the component is shown. */
export function useProvided<TMachine>(provide: (parts: JourneyParts) => TMachine): TMachine {
  const parts = useJourneyParts();
  const [machine] = useState(() => provide(parts));
  return machine;
}
