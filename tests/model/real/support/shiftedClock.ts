import type { Clock } from '../../../../server/shared/clock';

/** A clock that goes as the machine's does, but so much ahead of it as it was told to. */
export class ShiftedClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Lets so many milliseconds be over at once. */
  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }
}
