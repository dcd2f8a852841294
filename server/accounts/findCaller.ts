import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../contract/handlers';
import { preparedOnce } from '../database/preparedOnce';
import { session } from '../database/schema';
import type { Context } from '../context';
import { isUuid } from '../shared/uuid';
import { readAccessToken } from './accessToken';

const openSession = preparedOnce((database) =>
  database
    .select({ accountId: session.accountId })
    .from(session)
    .where(
      and(
        eq(session.id, sql.placeholder('id')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('open_session'),
);

/**
 * The caller with this access token, if its session is open; else null. So ending a session invalidates its tokens at
 * once.
 */
export async function findCaller(
  context: Pick<Context, 'clock' | 'configuration' | 'database'>,
  token: string,
): Promise<Caller | null> {
  const caller = await readAccessToken(context, token);
  if (caller === null || !isUuid(caller.sessionId)) return null;
  const [open] = await openSession(context.database).execute({
    id: caller.sessionId,
    now: context.clock.now().toISOString(),
  });
  return open?.accountId === caller.accountId ? caller : null;
}
