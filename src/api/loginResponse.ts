import type { Session } from '../../machines/contract/wire';
import { idAt, textAt } from './valueAt';

/** Replaces a token that a response omits. It is never valid: its first use gets a 401. */
const PLACEHOLDER_TOKEN = 'placeholder-token';

/**
 * Parses a login response leniently: what a server omits gets a value that works until the next login. Ours omits
 * nothing.
 * @param email the address that was logged in with
 */
export function parseLogin(response: unknown, email: string): Session {
  return {
    user: {
      id: idAt(response, 'user') ?? '1',
      firstName: textAt(response, 'user', 'firstName') ?? email.split('@', 1).join(''),
      lastName: textAt(response, 'user', 'lastName') ?? '',
      email: textAt(response, 'user', 'email') ?? email,
      phoneNumber: textAt(response, 'user', 'phoneNumber') ?? '',
    },
    token: {
      accessToken:
        textAt(response, 'token', 'accessToken') ??
        textAt(response, 'accessToken') ??
        PLACEHOLDER_TOKEN,
      refreshToken: textAt(response, 'token', 'refreshToken') ?? PLACEHOLDER_TOKEN,
    },
  };
}
