import type { User } from '../contract/wire';

/**
 * What the tabs of a browser share of a session. A refresh token counts as a session; a stored user without one
 * had a session earlier. Access tokens are not shared between tabs.
 */
export interface SharedSession {
  user: User | null;
  token: 'refresh' | 'none';
}

/** What the browser keeps of a session: its user, and the strongest token there is of that user in this tab. */
export interface StoredSession {
  user: User | null;
  token: 'access' | SharedSession['token'];
}

/** Whether the guest is logged out in the whole browser, and no other guest has logged in. */
export function isOfNobody({ user, token }: SharedSession, guest: User): boolean {
  return user === null || (user.id !== guest.id && token === 'none');
}

/** Whether another guest has logged in meanwhile. */
export function isOfAnother({ user, token }: SharedSession, guest: User): boolean {
  return user !== null && user.id !== guest.id && token !== 'none';
}

/** Whether a tab can go on with it: one without a guest, or with the same. */
export function canBeTakenOver({ user, token }: SharedSession, guest: User | null): boolean {
  return user !== null && token !== 'none' && (guest === null || guest.id === user.id);
}
