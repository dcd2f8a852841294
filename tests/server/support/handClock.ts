import type { Clock } from '../../../server/shared/clock';

/** A clock that stands still until it is advanced. */
export class HandClock implements Clock {
  private readonly start: Date;
  private time: number;

  constructor(start: Date) {
    this.start = start;
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  /** Advances by a number of milliseconds. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
  }

  /** Jumps to an instant. */
  setTo(instant: Date): void {
    this.time = instant.getTime();
  }

  reset(): void {
    this.setTo(this.start);
  }
}
