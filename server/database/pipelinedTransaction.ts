import type { PipelinedSteps } from './pipelinedSteps';
import type { Database } from './database';
import { poolOf, runPipelined } from './pooledSession';

/**
 * Runs a transaction in as few messages as its steps allow: `before` is sent with the BEGIN and the first
 * statements, the last ones with the COMMIT. On PGlite the steps run one after the other, with the same effect. Like
 * any transaction, it may run more than once.
 * @throws whatever a transaction does
 */
export async function pipelinedTransaction<Before, Opened, T>(
  database: Database,
  steps: PipelinedSteps<Before, Opened, T>,
): Promise<T> {
  const pool = poolOf(database);
  if (pool) return runPipelined(pool, steps);
  const before = await steps.before(database);
  const { done, afterCommit } = await database.transaction(async (tx) => {
    const ending = await steps.work(tx, before, await steps.open(tx));
    await ending.finalStatements?.(tx);
    return ending;
  });
  await afterCommit?.(null);
  return done;
}
