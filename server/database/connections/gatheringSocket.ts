import { Socket } from 'node:net';

/**
 * A socket that gathers what is said on it without waiting in between, and gives it to the operating system at once.
 * `pg` releases each statement on its own: five of them, said one behind the other, would be five calls of the system, and
 * wake the database for the first alone.
 */
export class GatheringSocket extends Socket {
  private isGathering = false;

  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    // Held back once more, until nothing of what runs now has more to say. `end` releases everything by itself.
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}
