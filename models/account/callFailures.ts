import type { SessionRestored } from '../../machines/shared/sessionLoss';
import { timeIsUp } from '../../tools/model/outcomes';
import { fails, notLoggedIn, refused, sessionExpired, unreachable } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import {
  alike,
  type Assertions,
  type ChangeOf,
  type EventCase,
  type StatePath,
} from '../../tools/model/testModel';

type Says<TContext> = (change: ChangeOf<TContext>) => Assertions;

interface Failing<TContext> {
  /** The machine's id. */
  machine: string;
  /** What is true when the outcome of the call is unknown. */
  unknown: Says<TContext>;
  /** What is true of a guest whose session is over. */
  sessionLost?: Says<TContext>;
  /** What is true of a guest who should log in and can't. */
  withoutLogin: Says<TContext>;
}

type Failures<TContext> = Readonly<Record<string, EventCase<TContext, SessionRestored>>>;

/**
 * How any call about the account can fail.
 * @param call the actor that makes it
 * @param state where it is running
 */
export function callFailures<TContext>(
  call: string,
  state: StatePath,
  { machine, unknown, sessionLost, withoutLogin }: Failing<TContext>,
): Failures<TContext> {
  const needsLogin = sessionLost === undefined ? {} : { changes: sessionLost };
  return {
    ...alike(unknown, {
      'the server breaks': fails(call, refused('server_error', 500)),
      'the network fails': fails(call, unreachable),
      'nobody answers': timeIsUp('responseTimeout', `${machine}.${state}`),
    }),
    'the session expired': { event: fails(call, sessionExpired), ...needsLogin },
    'there is no session': { event: fails(call, notLoggedIn), ...needsLogin },
    ...loginAgain(undefined, withoutLogin),
  };
}
