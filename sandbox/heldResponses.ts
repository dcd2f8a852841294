import type { FastifyReply } from 'fastify';
import type { Schedule } from './world';

/** Calls without a response: held open, then cut, as if the network had failed. */
export interface HeldResponses {
  /** Ends when the caller gives up, after the holding time, or at `releaseAll`. No response is ever sent. */
  hold(reply: FastifyReply): Promise<FastifyReply>;
  releaseAll(): void;
}

/** `holdMs`: how long a caller without its own timeout is kept waiting. */
export function createHeldResponses(schedule: Schedule, holdMs: number): HeldResponses {
  const releases = new Set<() => void>();
  return {
    async hold(reply) {
      await new Promise<void>((resolve) => {
        const release = (): void => {
          releases.delete(release);
          resolve();
        };
        releases.add(release);
        reply.raw.once('close', release);
        schedule(holdMs, () => {
          release();
          return Promise.resolve();
        });
      });
      reply.hijack();
      reply.raw.destroy();
      return reply;
    },
    releaseAll() {
      for (const release of [...releases]) release();
    },
  };
}
