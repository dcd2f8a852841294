const OUR_NAME = /^Refund ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/;

/**
 * The note that a provider stores with a refund. Our id comes first, so that we find it again even if the response or
 * our books are lost.
 * @param why for outsiders: no text by guests or staff
 */
export function refundNote(id: string, why: string): string {
  return `Refund ${id}: ${why}`;
}

/** The id of our refund in a provider's note; null if there is none. */
export function refundIdIn(note: string | null): string | null {
  return OUR_NAME.exec(note ?? '')?.[1] ?? null;
}
