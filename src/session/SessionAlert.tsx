import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { alertOf } from '../../machines/shared/screen';
import { useAppContext } from '../context/appContext';

/** Lazy, because only guests' pages show session alerts, and those have it in their chunks. */
const Notice = lazy(async () => ({ default: (await import('../components/Notice')).Notice }));

/** The session's alerts, over any page. */
export function SessionAlert() {
  const { session } = useAppContext();
  const message = useSelector(session, alertOf);
  if (message === undefined) return null;
  return (
    <Suspense>
      <Notice
        message={message}
        onAcknowledge={() => session.send({ type: 'alert.acknowledged' })}
      />
    </Suspense>
  );
}
