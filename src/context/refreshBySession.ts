import { waitFor } from 'xstate';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import type { Refresh } from '../api/withToken';
import type { BrowserSession } from './browserSession';
import type { SessionActor } from './appContext';

const noAnswer: Failure = { kind: 'unreachable', message: 'The answer takes too long' };

function isSettled(session: ReturnType<SessionActor['getSnapshot']>): boolean {
  return !session.hasTag('resolving') && !session.hasTag('refreshing');
}

/** Waits until the session is refreshed; resolves with the reason if it is unknown whether it still exists. */
async function untilRefreshed(session: SessionActor): Promise<Failure | undefined> {
  // Who asks may just be hearing that the guest is logged in again: until the session has told everybody, it takes no question,
  // and looks as settled as before.
  await Promise.resolve();
  let failure: Failure = noAnswer;
  const listening = session.on('refresh.failed', (failed) => {
    failure = failed.failure;
  });
  session.send({ type: 'refresh.needed' });
  const settled = await waitFor(session, isSettled);
  listening.unsubscribe();
  return settled.hasTag('loggedIn') ? failure : undefined;
}

/** Refreshes the session for calls through its machine, which does so once for all that wait. */
export function refreshBySession(session: SessionActor, browserSession: BrowserSession): Refresh {
  const guest = () => session.getSnapshot().context.user?.id;
  return async (refused, owner) => {
    const current = browserSession.accessToken(owner);
    if (current !== undefined && current !== refused) return current;
    const asking = owner ?? guest();
    // One guest's call must not be made for another who has logged in meanwhile.
    if (!browserSession.canRefresh() || guest() !== asking) return undefined;
    const failure = await untilRefreshed(session);
    if (guest() !== asking) return undefined;
    const refreshed = browserSession.accessToken(asking);
    if (refreshed !== undefined && refreshed !== refused) return refreshed;
    if (failure) throw new CallFailed(failure);
    return undefined;
  };
}
