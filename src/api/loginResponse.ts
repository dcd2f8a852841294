import type { Session } from '../../machines/contract/wire';
import { idAt, textAt } from './valueAt';

/** Replaces a token that a response omits. It is never valid: its first use gets a 401. */
export const PLACEHOLDER_TOKEN = 'placeholder-token';

/**
 * Parses a login response leniently: what a server omits gets a value that works until the next login. Ours omits
 * nothing.
 * @param email the address that was logged in with
 */
export function parseLogin(answer: unknown, email: string): Session {
  return {
    user: {
      id: idAt(answer, 'user') ?? '1',
      firstName: textAt(answer, 'user', 'firstName') ?? email.split('@', 1).join(''),
      lastName: textAt(answer, 'user', 'lastName') ?? '',
      email: textAt(answer, 'user', 'email') ?? email,
      phoneNumber: textAt(answer, 'user', 'phoneNumber') ?? '',
    },
    token: {
      accessToken:
        textAt(answer, 'token', 'accessToken') ??
        textAt(answer, 'accessToken') ??
        PLACEHOLDER_TOKEN,
      refreshToken: textAt(answer, 'token', 'refreshToken') ?? PLACEHOLDER_TOKEN,
    },
  };
}
