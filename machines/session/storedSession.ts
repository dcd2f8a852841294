import type { User } from '../contract/wire';

/**
 * What the tabs of a browser share of a session. A refresh token counts as a session; a user without one had a
 * session once. Each tab's own access token is none of the others' business.
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

/** Whether a guest is gone from the browser and nobody has taken the place. */
export function isOfNobody({ user, token }: SharedSession, guest: User): boolean {
  return user === null || (user.id !== guest.id && token === 'none');
}

/** Whether the browser knows another guest by now. */
export function isOfAnother({ user, token }: SharedSession, guest: User): boolean {
  return user !== null && user.id !== guest.id && token !== 'none';
}

/** Whether a tab can go on with it: one without a guest, or with the same. */
export function canBeTakenOver({ user, token }: SharedSession, guest: User | null): boolean {
  return user !== null && token !== 'none' && (guest === null || guest.id === user.id);
}
