import { useSelector } from '@xstate/react';
import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { hasRested, onRest } from '../../browser/pageRest';
import { SessionContext } from '../../session/SessionContext';

/** Only guests have it, so only they fetch it. */
const HoldReminder = lazy(() => import('../../reservation/HoldReminder'));

/**
 * Reminds whoever is logged in of rooms that are held for them, once the page has come to rest: its first picture goes
 * before. There is nothing of it for visitors, nor after a logout.
 */
export function GuestHoldReminder() {
  const guest = useSelector(use(SessionContext), (session) =>
    session?.hasTag('loggedIn') ? session.context.user?.id : undefined,
  );
  const rested = useSyncExternalStore(onRest, hasRested, () => false);
  return <Suspense>{rested && guest !== undefined && <HoldReminder key={guest} />}</Suspense>;
}
