import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useJourneyParts } from '../actors/siteParts';
import { Waiting } from '../components/Waiting';

interface SessionRequiredProps {
  /** How a visitor is told to log in: by an alert here, or by a notice on the login page. */
  announcedBy: 'alert' | 'loginPage';
  children: ReactNode;
}

/** Shows its children to guests. Visitors are sent to log in, and come back to where they were. */
export function SessionRequired({ announcedBy, children }: SessionRequiredProps) {
  const { session } = useJourneyParts();
  const { pathname, search } = useLocation();
  const loggedIn = useSelector(session, (snapshot) => snapshot.hasTag('loggedIn'));
  const anonymous = useSelector(session, (snapshot) => snapshot.matches('anonymous'));
  // The page stays in view under the words that say why the guest has to leave it.
  const leaving = useSelector(
    session,
    (snapshot) => snapshot.matches('alertingExpired') || snapshot.matches('goingToLogin'),
  );
  const [admitted, setAdmitted] = useState(false);
  const admits = loggedIn || (admitted && leaving);
  if (admits !== admitted) setAdmitted(admits);
  const returnPath = `${pathname}${search}`;

  useEffect(() => {
    if (anonymous) session.send({ type: 'login.required', returnPath, announcedBy });
  }, [anonymous, session, returnPath, announcedBy]);

  return admits ? children : <Waiting label="One moment, please…" />;
}
