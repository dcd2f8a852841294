import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../machines/paths';
import { useJourneyParts } from '../actors/siteParts';
import { Waiting } from '../components/Waiting';

/** Shows its children to visitors; a guest who is logged in has no use for them and goes home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { session } = useJourneyParts();
  const restoring = useSelector(session, (snapshot) => snapshot.matches('restoring'));
  // A guest who has just logged in is busy being sent on, and not to be sent home.
  const settled = useSelector(
    session,
    (snapshot) => snapshot.hasTag('loggedIn') && !snapshot.hasTag('busy'),
  );
  if (restoring) return <Waiting label="One moment, please…" />;
  return settled ? <Navigate to={paths.home} replace /> : children;
}
