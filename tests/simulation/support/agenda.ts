import { HandClock } from '../../server/support/handClock';

interface Item {
  at: number;
  order: number;
  run: () => void;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The order of the world: whatever waits, waits here for its simulated time, and one thing happens at
 * a time. The clock stands still while it happens and then jumps to the next.
 */
export class Agenda {
  readonly clock: HandClock;
  private items: Item[] = [];
  private order = 0;
  private working = 0;

  constructor(start: Date) {
    this.clock = new HandClock(start);
  }

  /** Lets something happen so many milliseconds from now. */
  after(milliseconds: number, run: () => void): void {
    const at = this.clock.now().getTime() + milliseconds;
    const item = { at, order: (this.order += 1), run };
    const position = this.items.findLastIndex((other) => other.at <= at) + 1;
    this.items.splice(position, 0, item);
  }

  /** Waits so many simulated milliseconds. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Does work that takes no simulated time but real time, so that nothing else begins meanwhile. */
  async work<T>(run: () => Promise<T>): Promise<T> {
    this.working += 1;
    try {
      return await run();
    } finally {
      this.working -= 1;
    }
  }

  /** Lets the next thing happen and waits until it waits itself; false when nothing is left. */
  async next(): Promise<boolean> {
    // What was begun just now may not wait yet.
    if (this.items.length === 0) await this.stillness();
    const item = this.items.shift();
    if (!item) return false;
    if (item.at > this.clock.now().getTime()) this.clock.setTo(new Date(item.at));
    item.run();
    await this.stillness();
    return true;
  }

  private async stillness(): Promise<void> {
    do {
      await nextTurn();
      await nextTurn();
    } while (this.working > 0);
  }
}
