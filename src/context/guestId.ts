import { guestOf } from '../../machines/session/sessionSelectors';
import type { ApiContextValue } from './apiContext';

/** The id of the logged-in guest; undefined for a visitor. */
export function guestId({ session }: Pick<ApiContextValue, 'session'>): string | undefined {
  return guestOf(session.getSnapshot())?.id;
}

/**
 * The id of the guest of whom pages may store something: the one whom the browser remembers, even after the session,
 * because the same guest may come back. Null for a visitor, and once the guest is forgotten.
 */
export function rememberedGuestId({
  browserSession,
}: Pick<ApiContextValue, 'browserSession'>): string | null {
  return browserSession.user()?.id ?? null;
}
