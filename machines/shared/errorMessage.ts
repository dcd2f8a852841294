import type { EventObject } from 'xstate';
import { failureIn } from './failure';
import { serverMessage } from './failureKind';

/**
 * The error messages of failed writes: `assign(givenError)` is the action “show error”, `assign(serverError)` the
 * action “show what the server said”.
 */

/** The message given by the transition. */
export const givenError = (_: unknown, { error }: { error: string }) => ({ error });

/** The server's message, or the machine’s own if it sent none. */
export const serverError = (
  { event }: { event: EventObject },
  { otherwise }: { otherwise: string },
) => ({ error: serverMessage(failureIn(event)) ?? otherwise });

/** The action that shows a message. */
export const showError = (error: string) => ({ type: 'show error', params: { error } }) as const;

/**
 * The action that shows why the server refused.
 * @param otherwise the message if it gave none
 */
export const showRefusal = (otherwise: string) =>
  ({ type: 'show what the server said', params: { otherwise } }) as const;
