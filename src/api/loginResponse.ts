import type { Session } from '../../machines/contract/wire';
import { idAt, textAt } from './valueAt';

/** Stands for a token that an answer left out. It opens nothing: its first use is a 401. */
export const PLACEHOLDER_TOKEN = 'placeholder-token';

/**
 * The session in the answer to a login, read tolerantly: what a server leaves out gets the value
 * that a guest can live with until the next login. Ours leaves nothing out.
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
