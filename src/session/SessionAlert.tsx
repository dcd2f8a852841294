import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { alertOf } from '../../machines/shared/screen';
import { useAppContext } from '../context/appContext';

/** The pages of a guest, the only ones on which a session has anything to say, have it in their chunks. */
const Notice = lazy(async () => ({ default: (await import('../components/Notice')).Notice }));

/** What the session has to say to the guest, over whatever is showing. */
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
