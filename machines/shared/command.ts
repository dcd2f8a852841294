import { whenFailure } from './failure';
import type { ErrorCode } from '../contract/wire';
import { isDefinite, isRefusal, needsLogin } from './failureKind';
import { RESPONSE_TIMEOUT_MS } from './timeouts';

/**
 * How every machine sends a write to the hotel's server. It ends as done, refused with a reason, login needed, or unknown:
 * after a server error, a network failure or a timeout it may or may not have been carried out.
 */

/** To spread into `setup({ guards })`. */
export const commandGuards = {
  'login is needed': whenFailure(needsLogin),
  'it was refused': whenFailure(isDefinite),
};

/** A guard of a failed command: whether the server refused with that code of the contract. */
export const refusedWith = (code: ErrorCode) => whenFailure((failure) => isRefusal(failure, code));

/** To spread into `setup({ delays })`: how long to wait for the response to a command, in milliseconds. */
export const commandDelays = { responseTimeout: RESPONSE_TIMEOUT_MS };

/** Where each outcome of a write leads. */
interface Command<TInput, TDone, TLogin, TSpecial, TRefused, TUnknown> {
  /** The request, from the context. */
  input: TInput;
  done: TDone;
  /** The state that asks for the login. Forms that send no token omit it: for them a 401 is a refusal. */
  loginNeeded?: TLogin;
  /** Refusals with their own targets. */
  special?: TSpecial;
  /** Any other refusal. */
  refused: TRefused;
  /** It may or may not have been carried out. */
  unknown: TUnknown;
}

/**
 * The `invoke` and `after` of a state that sends a write, to spread into it. `...command('sendChange', { input, done:
 * 'viewing', loginNeeded: 'sessionLost', refused: { target: 'alerting' }, unknown: { target: 'findingOut' } })` stands for
 *
 *     invoke: {
 *       id: 'sendChange',
 *       src: 'sendChange',
 *       input,
 *       onDone: 'viewing',
 *       onError: [
 *         { guard: 'login is needed', target: 'sessionLost' },
 *         { guard: 'it was refused', target: 'alerting' },
 *         { target: 'findingOut' },
 *       ],
 *     },
 *     after: { responseTimeout: { target: 'findingOut' } },
 *
 * @param call the actor that sends it
 */
export function command<
  const TCall extends string,
  TInput extends (args: never) => unknown,
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
  }: Command<TInput, TDone, TLogin, TSpecial, TRefused, TUnknown>,
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
          : [{ guard: 'login is needed', target: loginNeeded } as const]),
        ...(special ?? []),
        { guard: 'it was refused', ...refused },
        unknown,
      ],
    },
    after: { responseTimeout: unknown },
  } as const;
}
