import type { EventObject } from 'xstate';
import { failureOf } from './failure';
import { loginReasonOf, type LoginReason } from './failureKind';
import { effectNotProvided, watcherNotProvided } from './notProvided';
import type { StateMeta } from './screen';

/**
 * Shared by the machines whose calls need a login: the session asks the guest to log in again, and the machine
 * continues as soon as that has happened, in this tab or in another.
 */

/** The guest whose session was lost is logged in again; other guests' logins are not reported. */
export interface SessionRestored {
  type: 'session.restored';
}

/** How the session is asked for a login. */
export interface LoginRequest {
  reason: LoginReason;
  /** Whether the guest had asked for something that was not done; they are told after the login. */
  notDone: boolean;
}

/** To spread into `setup({ actors })`. */
export const loginActors = {
  /** Asks the guest to log in (again) and return to this screen. */
  requireLogin: effectNotProvided<LoginRequest>('requireLogin'),
  /** Reports when the same guest is logged in again: {@link SessionRestored}. */
  watchSession: watcherNotProvided('watchSession'),
};

/**
 * Why the guest has to log in, from the event of the failed call, or of the child machine whose outcome has its
 * call's error.
 * @throws Error if no call has failed
 */
function loginReasonIn({ event }: { event: EventObject }): LoginReason {
  const eventPayload: unknown = 'output' in event ? event.output : event;
  if (typeof eventPayload !== 'object' || eventPayload === null || !('error' in eventPayload)) {
    throw new Error(`“${event.type}” does not say why a login is needed`);
  }
  return loginReasonOf(failureOf(eventPayload.error));
}

/** The parts that each machine supplies for its state of a lost session. */
interface SessionLoss<TResume, TFailed, TOn, TContext> {
  /** The guest's name for the screen. */
  screen: string;
  /** Where the machine continues once the guest is logged in again. */
  resume: TResume;
  /** Where it goes if the login can’t be requested. */
  failed: TFailed;
  /** Other events that the state takes. */
  on?: TOn;
  /** Why the login is needed; by default read from the event, which must be the failed call's. */
  reason?: (args: { context: TContext; event: EventObject }) => LoginReason;
  /** Whether the refused call was the guest's wish rather than a reading; see {@link isFrom}. */
  notDone?: (args: { context: TContext; event: EventObject }) => boolean;
}

/** Whether one of these calls was refused. */
export const isFrom =
  (...calls: readonly string[]) =>
  ({ event }: { event: EventObject }): boolean =>
    calls.some((call) => event.type.endsWith(`.actor.${call}`));

/**
 * The state of a machine whose call was refused because it needs a login. `sessionLost({ screen, resume: { target:
 * 'loading' }, failed: { target: 'failed' } })` stands for
 *
 *     invoke: [
 *       { src: 'requireLogin', input: { reason, notDone }, onError: { target: 'failed' } },
 *       { src: 'watchSession' },
 *     ],
 *     on: { 'session.restored': { target: 'loading' } },
 */
export function sessionLost<
  const TResume,
  const TFailed,
  const TOn extends object = object,
  TContext = unknown,
>({ screen, resume, failed, on, reason, notDone }: SessionLoss<TResume, TFailed, TOn, TContext>) {
  const meta: StateMeta = { screen };
  return {
    description: 'A login is needed. The guest comes back here after it, or logs in elsewhere.',
    meta,
    invoke: [
      {
        id: 'requireLogin',
        src: 'requireLogin',
        input: (args: { context: TContext; event: EventObject }) => ({
          reason: (reason ?? loginReasonIn)(args),
          notDone: notDone?.(args) ?? false,
        }),
        onError: failed,
      },
      { id: 'watchSession', src: 'watchSession' },
    ],
    on: { ...on, 'session.restored': resume },
  } as const;
}
