import { useSelector } from '@xstate/react';
import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { hasRested, onRest } from '../../browser/pageRest';
import { SessionContext } from '../../session/SessionContext';

/** Lazy, because only guests need it. */
const HoldReminder = lazy(() => import('../../reservation/HoldReminder'));

/**
 * Reminds a logged-in guest of held rooms once the page is loaded and idle, so that its first picture comes first.
 * Renders nothing for visitors, or after a logout.
 */
export function GuestHoldReminder() {
  const guest = useSelector(use(SessionContext), (session) =>
    session?.hasTag('loggedIn') ? session.context.user?.id : undefined,
  );
  const rested = useSyncExternalStore(onRest, hasRested, () => false);
  return <Suspense>{rested && guest !== undefined && <HoldReminder key={guest} />}</Suspense>;
}
