import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { oneMoment } from '../../messages/shared/pages/waiting';
import { useAppContext } from '../context/appContext';
import { LoadingMessage } from '../components/LoadingMessage';

/** Renders its children for visitors; a logged-in guest is redirected. */
export function RequireVisitor({ children }: { children: ReactNode }) {
  const { session } = useAppContext();
  const resolving = useSelector(session, (snapshot) => snapshot.hasTag('resolving'));
  const useless = useSelector(session, (snapshot) => snapshot.can({ type: 'login.visited' }));

  useEffect(() => {
    if (useless) session.send({ type: 'login.visited' });
  }, [useless, session]);

  return resolving || useless ? <LoadingMessage label={oneMoment} /> : children;
}
