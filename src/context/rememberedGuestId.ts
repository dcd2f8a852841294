import { guestId } from './guestId';
import type { ApiContextValue } from './apiContext';

/**
 * The id of the guest of whom pages may store something: the one whom the browser remembers, even after the session,
 * because the same guest may come back. Null for a visitor, and once the guest is forgotten.
 */
export function rememberedGuestId({
  browserSession,
  session,
}: Pick<ApiContextValue, 'browserSession' | 'session'>): string | null {
  return browserSession.user()?.id ?? guestId({ session }) ?? null;
}
