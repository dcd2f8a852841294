import { guestOf } from '../../machines/session/sessionSelectors';
import type { ApiContextValue } from './apiContext';

/** The id of the guest who is logged in; undefined for a visitor. */
export function guestId({ session }: Pick<ApiContextValue, 'session'>): string | undefined {
  return guestOf(session.getSnapshot())?.id;
}
