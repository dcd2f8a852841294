import type { User } from '../contract/wire';

/**
 * What the browser keeps of a session: its user, and the strongest token there is for it in this tab.
 * A refresh token, which all tabs share, counts as a session; a user without one had a session once.
 */
export interface StoredSession {
  user: User | null;
  token: 'access' | 'refresh' | 'none';
}

/** Whether a guest is gone from the browser and nobody has taken the place. */
export function isOfNobody({ user, token }: StoredSession, guest: User): boolean {
  return user === null || (user.id !== guest.id && token === 'none');
}

/** Whether the browser knows another guest by now. */
export function isOfAnother({ user, token }: StoredSession, guest: User): boolean {
  return user !== null && user.id !== guest.id && token !== 'none';
}

/** Whether a tab can go on with it: one without a guest, or with the same. */
export function canBeTakenOver({ user, token }: StoredSession, guest: User | null): boolean {
  return user !== null && token !== 'none' && (guest === null || guest.id === user.id);
}
