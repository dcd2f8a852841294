const { compare: byRoomNumber } = new Intl.Collator('en', { numeric: true });

/** Numbers of rooms in the order of the house. */
export function inRoomOrder(numbers: readonly string[]): string[] {
  return [...numbers].sort(byRoomNumber);
}
