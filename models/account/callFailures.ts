import type { SessionRestored } from '../../machines/shared/sessionLoss';
import { timeIsUp } from '../../tools/model/outcomes';
import {
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../fixtures/failures';
import type { Assertions, EventCase, StatePath } from '../../tools/model/testModel';

/** The parts of a step that assertions about a failure use. */
interface Change<TContext> {
  before: TContext;
  after: TContext;
}

type Says<TContext> = (change: Change<TContext>) => Assertions;

/** Where a failed call leads, and what it shows. */
interface Consequence<TContext> {
  to: StatePath;
  changes?: Says<TContext>;
}

interface Failing<TContext> {
  /** The machine's id. */
  machine: string;
  /** Where it leads when the outcome of the call is unknown. */
  unknown: Required<Consequence<TContext>>;
  sessionLost: Consequence<TContext>;
  /** The state after the guest has logged in again. */
  restored: StatePath;
  /** Where it leads a guest who should log in and can't. */
  withoutLogin: Required<Consequence<TContext>>;
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
  { machine, unknown, sessionLost, restored, withoutLogin }: Failing<TContext>,
): Failures<TContext> {
  const leadingTo = ({ to, ...said }: Consequence<TContext>) => ({
    leads: { [state]: to },
    ...said,
  });
  return {
    'the server breaks': {
      event: fails(call, refused('server_error', 500)),
      ...leadingTo(unknown),
    },
    'the network fails': { event: fails(call, unreachable), ...leadingTo(unknown) },
    'nobody answers': {
      event: timeIsUp('responseTimeout', `${machine}.${state}`),
      ...leadingTo(unknown),
    },
    'the session expired': { event: fails(call, sessionExpired), ...leadingTo(sessionLost) },
    'there is no session': { event: fails(call, notLoggedIn), ...leadingTo(sessionLost) },
    'logs in again in another tab': {
      event: { type: 'session.restored' },
      leads: { [sessionLost.to]: restored },
    },
    'the login does not open': {
      event: fails('requireLogin', unexpected),
      leads: { [sessionLost.to]: withoutLogin.to },
      changes: withoutLogin.changes,
    },
  };
}
