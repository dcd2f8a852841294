/** The email about a stay that was moved to another room. */

export function subject(id: string): string {
  return `Your room has changed: reservation ${id}`;
}

/** @param after the room's number, as `before` is */
export function otherRoom(after: string, before: string): string {
  return `Your room is now ${after} instead of ${before}. Everything else about your reservation stays the same, and there’s nothing to pay.`;
}
