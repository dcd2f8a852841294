/** Counts what happened, by description. */
export class Tally {
  private readonly counts = new Map<string, number>();

  note(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  /** Adds other counts. */
  add(others: Readonly<Record<string, number>>): void {
    for (const [what, times] of Object.entries(others)) this.note(what, times);
  }

  times(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** By their names. */
  all(): Record<string, number> {
    const sorted = [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }
}
