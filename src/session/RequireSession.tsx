import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useAppContext } from '../context/appContext';
import { AwaitedSession } from './AwaitedSession';

interface SessionRequiredProps {
  /** How a visitor is told to log in: by an alert here, or by a notice on the login page. */
  announcedBy: 'alert' | 'loginPage';
  /** Shown above until the session is known, if the children bring their own header. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children for guests, with new instances for each guest. Visitors are sent to log in, and return to
 * where they were.
 */
export function RequireSession({ announcedBy, head, children }: SessionRequiredProps) {
  const { session } = useAppContext();
  const { pathname, search } = useLocation();
  const guest = useSelector(session, (snapshot) => pageGuestOf(snapshot)?.id);
  const visitor = useSelector(session, (snapshot) => snapshot.hasTag('visitor'));
  const returnPath = `${pathname}${search}`;

  useEffect(() => {
    if (visitor) session.send({ type: 'login.required', returnPath, announcedBy });
  }, [visitor, session, returnPath, announcedBy]);

  if (guest === undefined) return <AwaitedSession head={head} />;
  return <Fragment key={guest}>{children}</Fragment>;
}
