import { HandClock } from '../../server/support/handClock';

interface Item {
  at: number;
  order: number;
  run: () => void;
}

/** How many turns to take before Node checks its timers and sockets, which aren't ours. */
const TURNS_AT_ONCE = 50;

/**
 * The order of events: whatever waits, waits here for its simulated time, and one thing happens at a time. The clock
 * stands still while it happens and then jumps to the next.
 */
export class Agenda {
  readonly clock: HandClock;
  private items: Item[] = [];
  private order = 0;
  private working = 0;
  private turnsAhead = 0;
  private takeTurn: () => void = () => undefined;

  constructor(start: Date) {
    this.clock = new HandClock(start);
  }

  /** Schedules something a number of milliseconds from now. */
  after(milliseconds: number, run: () => void): void {
    const at = this.clock.now().getTime() + milliseconds;
    const item = { at, order: (this.order += 1), run };
    const position = this.items.findLastIndex((other) => other.at <= at) + 1;
    this.items.splice(position, 0, item);
  }

  /** Waits a number of simulated milliseconds. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Does work that takes no simulated time but real time, so that nothing else starts meanwhile. */
  async work<T>(run: () => Promise<T>): Promise<T> {
    this.working += 1;
    try {
      return await run();
    } finally {
      this.working -= 1;
    }
  }

  /** Lets the next thing happen and waits until it waits itself; false if nothing is left. */
  async next(): Promise<boolean> {
    // What was just started may not be waiting yet.
    if (this.items.length === 0) await this.reducedMotion();
    const item = this.items.shift();
    if (!item) return false;
    if (item.at > this.clock.now().getTime()) this.clock.setTo(new Date(item.at));
    item.run();
    await this.reducedMotion();
    return true;
  }

  private async reducedMotion(): Promise<void> {
    do await this.nextTurn();
    while (this.working > 0);
  }

  /** Resolves when everything that can continue has done so as far as possible. */
  private nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.takeTurn = resolve;
      if (this.turnsAhead > 0) return;
      for (; this.turnsAhead < TURNS_AT_ONCE; this.turnsAhead += 1) {
        setImmediate(() => {
          this.turnsAhead -= 1;
          this.takeTurn();
        });
      }
    });
  }
}
