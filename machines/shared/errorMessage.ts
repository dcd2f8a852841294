import { failureOf } from './failure';
import { serverMessage } from './failureKind';

/**
 * What machines say of a write that failed: `assign(givenError)` is their action “show error”, `assign(serverError)` their
 * “show what the server said”.
 */

/** The words that the transition gives. */
export const givenError = (_: unknown, { error }: { error: string }) => ({ error });

/** Why the server refused; the words of the machine’s own where it gave none. */
export const serverError = (
  _: unknown,
  { error, otherwise }: { error: unknown; otherwise: string },
) => ({ error: serverMessage(failureOf(error)) ?? otherwise });

/** The action that shows these words. */
export const showError = (error: string) => ({ type: 'show error', params: { error } }) as const;

/**
 * The action that shows why the server refused.
 * @param otherwise what is said when it gave no words
 */
export const showRefusal = (otherwise: string) =>
  ({
    type: 'show what the server said',
    params: ({ event: { error } }: { event: { error: unknown } }) => ({ error, otherwise }),
  }) as const;
