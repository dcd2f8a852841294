const { compare: byRoomNumber } = new Intl.Collator('en', { numeric: true });

/** Sorts room numbers in the hotel's order. */
export function inRoomOrder(numbers: readonly string[]): string[] {
  return [...numbers].sort(byRoomNumber);
}
