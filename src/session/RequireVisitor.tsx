import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useAppContext } from '../context/appContext';
import { AwaitedSession } from './AwaitedSession';

interface RequireVisitorProps {
  /** Shown until it is known who is there. */
  head: ReactNode;
  /** Whether a logged-in guest may stay, too; the children are kept when it changes. */
  openToGuests?: boolean;
  children: ReactNode;
}

/** Renders its children for visitors; a logged-in guest is redirected. */
export function RequireVisitor({ head, openToGuests = false, children }: RequireVisitorProps) {
  const { session } = useAppContext();
  const resolving = useSelector(session, (snapshot) => snapshot.hasTag('resolving'));
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.can({ type: 'login.visited' }));

  useEffect(() => {
    if (isLoggedIn && !openToGuests) session.send({ type: 'login.visited' });
  }, [isLoggedIn, openToGuests, session]);

  return resolving || (isLoggedIn && !openToGuests) ? (
    <AwaitedSession head={isLoggedIn ? undefined : head} />
  ) : (
    children
  );
}
