import type { EventEmitter } from 'node:events';
import { isDatabaseAway } from '../database/databaseFailures';
import type { Log } from '../shared/log';

/**
 * Handles uncaught errors. Memory may be inconsistent, so shut down cleanly and let the supervisor restart us.
 * pg-boss's own failures while the database is down are only logged.
 * @param server the process
 * @param close closes everything in order and exits with this code
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
