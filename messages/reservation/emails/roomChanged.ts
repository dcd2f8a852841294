/** The email about a stay that was moved to another room. */

export function subject(id: string): string {
  return `Another room for your reservation ${id}`;
}

/** @param after the room's number, as `before` is */
export function otherRoom(after: string, before: string): string {
  return `Your room is now ${after} instead of ${before}. Nothing else about your reservation changes, and there is nothing to pay.`;
}
