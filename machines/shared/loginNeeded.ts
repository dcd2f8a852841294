import type { EventObject } from 'xstate';
import { failureOf, loginReasonOf, needsLogin, type LoginReason } from './failure';
import { effectNotProvided } from './notProvided';

/**
 * What the machines share whose calls need a login: the effect that has the session ask for one, the
 * question whether a call failed for want of one, and the invocation of a state `sessionLost`. Such a
 * state is entered by the failed call, whose event says why the guest has to log in.
 */

/** To spread into `setup({ actors })`. */
export const loginActors = {
  /** Has the session ask the guest to log in (again), who comes back to this screen after it. */
  askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
};

/** To spread into `setup({ guards })`; with the event of the failed call as its parameters. */
export const loginGuards = {
  'login is needed': (_: unknown, { error }: { error: unknown }): boolean =>
    needsLogin(failureOf(error)),
};

/**
 * Why the guest has to log in, from the event of the call that failed.
 * @throws Error when no call has failed
 */
export function loginReasonIn(event: EventObject): LoginReason {
  if (!('error' in event)) throw new Error(`“${event.type}” does not say why a login is needed`);
  return loginReasonOf(failureOf(event.error));
}

/** To spread into `invoke` of the state `sessionLost`, with an `onError` of its own. */
export const askingForLogin = {
  id: 'askForLogin',
  src: 'askForLogin',
  input: ({ event }: { event: EventObject }) => ({ reason: loginReasonIn(event) }),
} as const;
