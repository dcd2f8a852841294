import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { oneMoment } from '../../messages/shared/pages/waiting';
import { useAppContext } from '../context/appContext';
import { LoadingMessage } from '../components/LoadingMessage';

interface SessionSettledProps {
  /** What stands above until then, where the children bring their own. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to everybody, once it is known whether a stored session still stands; to another
 * guest, and to a visitor after one, anew.
 */
export function AwaitSession({ head, children }: SessionSettledProps) {
  const { session } = useAppContext();
  const settling = useSelector(session, (snapshot) => snapshot.hasTag('settling'));
  const guest = useSelector(session, (snapshot) => pageGuestOf(snapshot)?.id);
  if (settling) {
    return (
      <>
        {head}
        <LoadingMessage label={oneMoment} />
      </>
    );
  }
  return <Fragment key={guest ?? 'visitor'}>{children}</Fragment>;
}
