import { Socket } from 'node:net';

/**
 * A socket that collects the writes of one tick and passes them to the operating system in one call. `pg` flushes
 * each statement: five in a row would be five system calls, and wake the database after the first.
 */
export class GatheringSocket extends Socket {
  private isGathering = false;

  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    // Hold back again until the end of this tick. `end` flushes by itself.
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}
