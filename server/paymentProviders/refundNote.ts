const OUR_NAME = /^Refund ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/;

/**
 * What a provider keeps with a refund: our own name for it first, so that it is found again whatever became of the
 * answer or of our books.
 * @param why for outsiders: no words of guests or staff
 */
export function refundNote(id: string, why: string): string {
  return `Refund ${id}: ${why}`;
}

/** The id of our refund that a provider's note names; null where it names none. */
export function refundIdIn(note: string | null): string | null {
  return OUR_NAME.exec(note ?? '')?.[1] ?? null;
}
