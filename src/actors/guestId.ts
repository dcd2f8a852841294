import { guestOf } from '../../machines/session/sessionSelectors';
import type { JourneyParts } from './siteParts';

/** The id of the guest who is logged in; undefined for a visitor. */
export function guestId({ session }: Pick<JourneyParts, 'session'>): string | undefined {
  return guestOf(session.getSnapshot())?.id;
}
