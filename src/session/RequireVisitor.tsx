import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useAppContext } from '../context/appContext';
import { AwaitedSession } from './AwaitedSession';

interface RequireVisitorProps {
  /** Shown until it is known who is there. */
  head: ReactNode;
  children: ReactNode;
}

/** Renders its children for visitors; a logged-in guest is redirected. */
export function RequireVisitor({ head, children }: RequireVisitorProps) {
  const { session } = useAppContext();
  const resolving = useSelector(session, (snapshot) => snapshot.hasTag('resolving'));
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.can({ type: 'login.visited' }));

  useEffect(() => {
    if (isLoggedIn) session.send({ type: 'login.visited' });
  }, [isLoggedIn, session]);

  return resolving || isLoggedIn ? (
    <AwaitedSession head={isLoggedIn ? undefined : head} />
  ) : (
    children
  );
}
