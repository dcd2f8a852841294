import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useJourneyParts } from '../actors/siteParts';
import { Waiting } from '../components/Waiting';

/** Shows its children to everybody, once it is known whether a stored session still stands. */
export function SessionSettled({ children }: { children: ReactNode }) {
  const { session } = useJourneyParts();
  const restoring = useSelector(session, (snapshot) => snapshot.matches('restoring'));
  return restoring ? <Waiting label="One moment, please…" /> : children;
}
