import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useAppContext } from '../context/appContext';
import { AwaitedSession } from './AwaitedSession';

/** Renders its children for visitors; a logged-in guest is redirected. */
export function RequireVisitor({ children }: { children: ReactNode }) {
  const { session } = useAppContext();
  const resolving = useSelector(session, (snapshot) => snapshot.hasTag('resolving'));
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.can({ type: 'login.visited' }));

  useEffect(() => {
    if (isLoggedIn) session.send({ type: 'login.visited' });
  }, [isLoggedIn, session]);

  return resolving || isLoggedIn ? <AwaitedSession /> : children;
}
