import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useAppContext } from '../context/appContext';
import { AwaitedSession } from './AwaitedSession';

interface SessionSettledProps {
  /** Shown above until then, if the children bring their own header. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children, for guests and visitors, once it is known whether a stored session is valid. Another guest,
 * or a visitor after a guest, gets new instances.
 */
export function AwaitSession({ head, children }: SessionSettledProps) {
  const { session } = useAppContext();
  const resolving = useSelector(session, (snapshot) => snapshot.hasTag('resolving'));
  const guest = useSelector(session, (snapshot) => pageGuestOf(snapshot)?.id);
  if (resolving) return <AwaitedSession head={head} />;
  return <Fragment key={guest ?? 'visitor'}>{children}</Fragment>;
}
