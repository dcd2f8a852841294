import { guestOf } from '../../machines/session/sessionSelectors';
import type { ApiContextValue } from './apiContext';

/** The id of the logged-in guest; undefined for a visitor. */
export function guestId({ session }: Pick<ApiContextValue, 'session'>): string | undefined {
  return guestOf(session.getSnapshot())?.id;
}
