import type { Clock } from '../../../server/shared/clock';

/** What happened in a schedule, as text with simulated times. */
export class Timeline {
  readonly lines: string[] = [];
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  note(who: string, what: string): void {
    const time = this.clock.now().toISOString().replace('T', ' ').replace('Z', '');
    this.lines.push(`${time}  ${who.padEnd(12)} ${what}`);
  }
}
