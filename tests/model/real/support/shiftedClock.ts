import type { Clock } from '../../../../server/shared/clock';

/** A clock that runs like the machine's, but ahead of it by a set time. */
export class ShiftedClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Advances it by milliseconds at once. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }
}
