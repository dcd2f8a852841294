/** Counts what happened, by description. */
export class Counts {
  private readonly byName = new Map<string, number>();

  note(what: string, times = 1): void {
    this.byName.set(what, (this.byName.get(what) ?? 0) + times);
  }

  /** Adds other counts. */
  add(others: Readonly<Record<string, number>>): void {
    for (const [what, times] of Object.entries(others)) this.note(what, times);
  }

  times(what: string): number {
    return this.byName.get(what) ?? 0;
  }

  /** By their names. */
  all(): Record<string, number> {
    const sorted = [...this.byName].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }
}
