import type { EventObject } from 'xstate';
import { CallFailed, failureOf } from './failure';
import { isDefinite } from './failureKind';
import { RESPONSE_TIMEOUT_MS } from './timeouts';
import { sessionLossGuards } from './sessionLoss';

/**
 * A write to the hotel's server, as every machine makes one: it is done; or the server refuses it and says why; or a login
 * is needed first; or nobody knows whether it was done, because the server broke, the network failed or the answer is overdue.
 */

/** To spread into `setup({ guards })`. */
export const commandGuards = {
  ...sessionLossGuards,
  'it was refused': (_: unknown, { error }: { error: unknown }): boolean =>
    isDefinite(failureOf(error)),
};

/** To spread into `setup({ delays })`: how long the answer to a command is waited for, in milliseconds. */
export const commandDelays = { responseTimeout: RESPONSE_TIMEOUT_MS };

/** The event of an actor that has answered, for what takes the answer. */
export interface Done<TOutput> {
  event: { output: TOutput };
}

/** The event of an actor that has failed. */
interface Failed {
  event: { error: unknown };
}

/** What a guard or an action is told of a failed command: what its actor rejected with. */
export const cause = ({ event: { error } }: Failed) => ({ error });

/** What a command has failed with, for what leads on from it; without an error no answer has come in time. */
export function errorIn(event: EventObject): unknown {
  return 'error' in event
    ? event.error
    : new CallFailed({ kind: 'unreachable', message: 'No answer in time' });
}

/** What becomes of a write. */
interface Command<TContext, TInput, TDone, TLogin, TSpecial, TRefused, TUnknown> {
  /** What is sent. */
  input: (moment: { context: TContext }) => TInput;
  done: TDone;
  /** The state that asks for the login; a form that carries no token needs none, and a 401 is a refusal of it. */
  loginNeeded?: TLogin;
  /** Refusals that lead elsewhere than the others; their guards are told the {@link cause}. */
  special?: TSpecial;
  /** Where a refusal leads, and what says why; its actions are told the {@link cause} or read it themselves. */
  refused: TRefused;
  /** Nobody knows whether it was done. */
  unknown: TUnknown;
}

/**
 * The invocation and the time-out of a state that has a write made, to spread into it.
 * @param call the actor that makes it
 */
export function command<
  const TCall extends string,
  TContext,
  TInput,
  const TDone,
  const TRefused extends object,
  const TUnknown,
  const TLogin extends string = never,
  const TSpecial extends readonly object[] = readonly [],
>(
  call: TCall,
  {
    input,
    done,
    loginNeeded,
    special,
    refused,
    unknown,
  }: Command<TContext, TInput, TDone, TLogin, TSpecial, TRefused, TUnknown>,
) {
  return {
    invoke: {
      id: call,
      src: call,
      input,
      onDone: done,
      onError: [
        ...(loginNeeded === undefined
          ? []
          : [{ guard: { type: 'login is needed', params: cause }, target: loginNeeded } as const]),
        ...(special ?? []),
        { guard: { type: 'it was refused', params: cause }, ...refused },
        unknown,
      ],
    },
    after: { responseTimeout: unknown },
  } as const;
}
