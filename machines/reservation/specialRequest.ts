/** The word that goes on the wire for a blank special request. */
export const NO_SPECIAL_REQUEST = 'nothing';

/** A special request as it goes on the wire. */
export function specialRequestForWire(notes: string): string {
  return notes.trim() || NO_SPECIAL_REQUEST;
}

/** A special request as the guest edits it: empty when there is none. */
export function specialRequestForForm(specialRequest: string): string {
  return specialRequest === NO_SPECIAL_REQUEST ? '' : specialRequest;
}
