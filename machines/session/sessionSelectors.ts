import type { SnapshotFrom } from 'xstate';
import type { User } from '../contract/wire';
import type { sessionMachine } from './sessionMachine';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The guest who is logged in, or whose stored session is being refreshed; null for a visitor. */
export function guestOf(session: SessionSnapshot): User | null {
  return session.hasTag('leaving') ? null : session.context.user;
}

/**
 * The guest whose pages may show: one who is logged in, or who is being told on such a page that the session is over.
 * Otherwise null. Each guest has separate pages.
 */
export function pageGuestOf(session: SessionSnapshot): User | null {
  return session.hasTag('loggedIn') || session.hasTag('leaving') ? session.context.user : null;
}

/**
 * The guest whose details the browser may keep, even after the session, because the same guest may come back. Null
 * for a visitor, and once the account is deleted, or may be.
 */
export function rememberedGuestOf(session: SessionSnapshot): User | null {
  return session.hasTag('deleted') ? null : session.context.user;
}
