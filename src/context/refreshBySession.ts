import { waitFor } from 'xstate';
import { CallFailed, type Failure } from '../../machines/shared/failure';
import type { Renew } from '../api/withToken';
import type { BrowserSession } from './browserSession';
import type { SessionActor } from './sessionActor';

const noAnswer: Failure = { kind: 'unreachable', message: 'The answer takes too long' };

function isSettled(session: ReturnType<SessionActor['getSnapshot']>): boolean {
  return !session.hasTag('settling') && !session.hasTag('renewing');
}

/** Waits until the session has been renewed, and says why if nobody knows whether it still stands. */
async function untilRenewed(session: SessionActor): Promise<Failure | undefined> {
  let failure: Failure = noAnswer;
  const listening = session.on('renewal.failed', (failed) => {
    failure = failed.failure;
  });
  session.send({ type: 'renewal.needed' });
  const settled = await waitFor(session, isSettled);
  listening.unsubscribe();
  return settled.hasTag('loggedIn') ? failure : undefined;
}

/** How calls have the session renewed: by asking its machine, which does so once for all that wait. */
export function refreshBySession(session: SessionActor, kept: BrowserSession): Renew {
  const guest = () => session.getSnapshot().context.user?.id;
  return async (refused) => {
    const current = kept.accessToken();
    if (current !== undefined && current !== refused) return current;
    if (!kept.canBeRenewed()) return undefined;
    const asking = guest();
    const failure = await untilRenewed(session);
    // A call of one guest must not be made for another who has logged in meanwhile.
    if (guest() !== asking) return undefined;
    const renewed = kept.accessToken();
    if (renewed !== undefined && renewed !== refused) return renewed;
    if (failure) throw new CallFailed(failure);
    return undefined;
  };
}
