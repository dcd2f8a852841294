/** How many nights a stay has: `1 night`, `2 nights`. */
export function countedNights(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}
