import type { EventEmitter } from 'node:events';
import { isDatabaseAway } from '../database/databaseFailures';
import type { Log } from '../shared/log';

/**
 * What happens when something fails that nobody waits for. A server that has lost its way is closed in order,
 * as its memory may be inconsistent; its supervisor starts it again. The job runner's own bookkeeping,
 * for which it doesn't wait, fails whenever the database is away, and that passes.
 * @param server the process
 * @param close closes everything in order and ends with this exit code
 */
export function closeOnFatalError(
  server: Pick<EventEmitter, 'on'>,
  close: (exitCode: number) => void,
  log: Log,
): void {
  const giveUp = (error: unknown) => {
    log.error({ err: error }, 'Something failed that nobody waited for: the server closes');
    close(1);
  };
  server.on('uncaughtException', giveUp);
  server.on('unhandledRejection', (error: unknown) => {
    if (isDatabaseAway(error)) {
      log.warn({ err: error }, 'The database was away while nobody waited for it');
      return;
    }
    giveUp(error);
  });
}
