import type { User } from '../contract/wire';

/**
 * What a browser's tabs share about a session. A refresh token counts as a session; a stored user without one had a
 * session earlier. Access tokens are not shared between tabs.
 */
export interface SharedSession {
  user: User | null;
  token: 'refresh' | 'none';
}

/** A stored session: its user, and that user's strongest token in this tab. */
export interface StoredSession {
  user: User | null;
  token: 'access' | SharedSession['token'];
}

/** Whether the guest is logged out in the whole browser, and no other guest has logged in. */
export function isLoggedOut({ user, token }: SharedSession, guest: User): boolean {
  return user === null || (user.id !== guest.id && token === 'none');
}

/** Whether another guest has logged in meanwhile. */
export function belongsToAnother({ user, token }: SharedSession, guest: User): boolean {
  return user !== null && user.id !== guest.id && token !== 'none';
}

/** Whether a tab can continue with it: the tab has no guest, or the same one. */
export function canBeTakenOver({ user, token }: SharedSession, guest: User | null): boolean {
  return user !== null && token !== 'none' && (guest === null || guest.id === user.id);
}
