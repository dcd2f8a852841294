import { useSelector } from '@xstate/react';
import { lazy, Suspense, use } from 'react';
import { SessionContext } from '../../session/SessionContext';

/** Only guests have it, so only they fetch it. */
const HeldStay = lazy(() => import('../../reservation/HoldReminder'));

/** Reminds whoever is logged in of rooms that are held for them; there is nothing of it for visitors, nor after a logout. */
export function GuestHoldReminder() {
  const guest = useSelector(use(SessionContext), (session) =>
    session?.hasTag('loggedIn') ? session.context.user?.id : undefined,
  );
  return <Suspense>{guest !== undefined && <HeldStay key={guest} />}</Suspense>;
}
