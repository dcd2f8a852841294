import { isDatabaseAway } from '../database/databaseFailures';
import type { OpenDatabase } from '../database/openDatabase';
import type { Log } from '../shared/log';

type ExecutesSql = Pick<OpenDatabase, 'executeSql'>;

/**
 * The database as pg-boss sees it. pg-boss is silent while the database is away, and doesn't await its own
 * bookkeeping. So its loss and return are logged here, and running queries are tracked, so that the database isn't
 * closed under them.
 */
export function watchedDatabase(
  database: ExecutesSql,
  log: Log,
): ExecutesSql & { settled(): Promise<unknown> } {
  const running = new Set<Promise<unknown>>();
  let isAway = false;

  const noticeAnswer = () => {
    if (!isAway) return;
    isAway = false;
    log.warn({}, 'The job runner has its database again');
  };
  const noticeFailure = (error: unknown) => {
    if (isAway || !isDatabaseAway(error)) return;
    isAway = true;
    log.error({ err: error }, 'The job runner has lost its database: jobs wait until it is back');
  };

  return {
    executeSql: (text, values) => {
      const query = database.executeSql(text, values);
      running.add(query);
      const end = (notice: (outcome: unknown) => void) => (outcome: unknown) => {
        running.delete(query);
        notice(outcome);
      };
      query.then(end(noticeAnswer), end(noticeFailure));
      return query;
    },
    settled: () => Promise.allSettled(running),
  };
}
