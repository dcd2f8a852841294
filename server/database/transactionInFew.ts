import type { Course } from './course';
import type { Database } from './database';
import { poolOf, runInFew } from './pooledSession';

/**
 * Runs a transaction in as few messages as its course allows: the `ahead` step is sent with the BEGIN and the first
 * statements, the last ones with the COMMIT. On PGlite the steps run one after the other, with the same effect. Like
 * any transaction, it may run more than once.
 * @throws whatever a transaction does
 */
export async function transactionInFew<Ahead, Opened, T>(
  database: Database,
  course: Course<Ahead, Opened, T>,
): Promise<T> {
  const pool = poolOf(database);
  if (pool) return runInFew(pool, course);
  const ahead = await course.ahead(database);
  const { done, behind } = await database.transaction(async (tx) => {
    const ending = await course.work(tx, ahead, await course.open(tx));
    await ending.last?.(tx);
    return ending;
  });
  await behind?.(null);
  return done;
}
