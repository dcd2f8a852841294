import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { issueAccessToken } from '../../server/accounts/accessToken';
import type { Configuration } from '../../server/configuration/configuration';
import { systemClock } from '../../server/shared/clock';

/** A verified guest with a session of a day, put straight into the database of a server that runs by itself. */
export async function insertGuest(
  pool: pg.Pool,
  configuration: Configuration,
  email: string,
  passwordHash = 'none: this guest never logs in',
) {
  const [accountId, sessionId] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into account (id, email, password_hash, first_name, last_name, phone_number, created_at)
     values ($1, $2, $3, 'Adaobi', 'Okeke', '08030000000', now())`,
    [accountId, email, passwordHash],
  );
  await pool.query(
    `insert into session (id, account_id, device, network_hash, opened_at, used_at, expires_at)
     values ($1, $2, 'a test', 'none', now(), now(), now() + interval '1 day')`,
    [sessionId, accountId],
  );
  const context = { clock: systemClock, configuration };
  const token = await issueAccessToken(context, { accountId, sessionId });
  return { accountId, sessionId, email, token };
}
