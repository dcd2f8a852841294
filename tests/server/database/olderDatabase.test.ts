import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../support/workerDatabase';

const folder = new URL('../../../server/database/migrations/', import.meta.url);
const migration = (name: string) => readFile(new URL(`${name}.sql`, folder), 'utf8');

const before = [
  '0000_first_tables',
  '0001_rooms',
  '0002_limits',
  '0003_payment_following',
  '0004_closed_reviews',
  '0005_letters_in_lanes',
];

const ADAOBI = '11111111-1111-4111-8111-111111111111';
const OPEN = '22222222-2222-4222-8222-222222222222';
const ENDED = '33333333-3333-4333-8333-333333333333';
const STAY = '44444444-4444-4444-8444-444444444444';
const token = (number: number) => `55555555-5555-4555-8555-00000000000${number}`;

const rows = `
  insert into account values
    ('${ADAOBI}', 'adaobi@example.com', 'hash', 'Adaobi', 'Okeke', '08030000000', '2026-01-01T00:00Z');
  insert into refresh_token
    (id, family_id, account_id, token_hash, created_at, expires_at, rotated_at, revoked_at) values
    ('${token(1)}', '${OPEN}', '${ADAOBI}', 'one', '2026-02-01T00:00Z', '2026-04-01T00:00Z', '2026-02-03T00:00Z', null),
    ('${token(2)}', '${OPEN}', '${ADAOBI}', 'two', '2026-02-03T00:00Z', '2026-04-03T00:00Z', null, null),
    ('${token(3)}', '${ENDED}', '${ADAOBI}', 'three', '2026-01-05T00:00Z', '2026-03-05T00:00Z', null, '2026-01-06T00:00Z');
  insert into reservation
    (id, account_id, name, email_address, phone_number, special_request, check_in, check_out, adults, children,
     total_kobo, status, hold_expires_at, created_at, updated_at) values
    ('${STAY}', '${ADAOBI}', 'Adaobi Okeke', 'office@example.com', '08030000000', 'nothing', '2026-03-12',
     '2026-03-15', 1, 0, 600000, 'pending', '2026-02-01T00:30Z', '2026-02-01T00:00Z', '2026-02-01T00:00Z');
`;

test('A database with guests, sessions and reservations in it becomes one that sessions can be listed in', async () => {
  const older = new pg.Client({ connectionString: await newDatabase('template0') });
  await older.connect();
  onTestFinished(() => older.end());
  for (const name of before) await older.query(await migration(name));
  await older.query(rows);
  await older.query(await migration('0006_sessions_and_bounds'));

  const sessions = await older.query(
    `select id, account_id, opened_at, used_at, expires_at, ended_at from session order by id`,
  );
  expect(sessions.rows).toEqual([
    {
      id: OPEN,
      account_id: ADAOBI,
      opened_at: new Date('2026-02-01T00:00Z'),
      used_at: new Date('2026-02-03T00:00Z'),
      expires_at: new Date('2026-05-02T00:00Z'),
      ended_at: null,
    },
    {
      id: ENDED,
      account_id: ADAOBI,
      opened_at: new Date('2026-01-05T00:00Z'),
      used_at: new Date('2026-01-05T00:00Z'),
      expires_at: new Date('2026-04-05T00:00Z'),
      ended_at: new Date('2026-01-06T00:00Z'),
    },
  ]);
  const reservations = await older.query(
    `select id, email_address, account_email, network_hash from reservation`,
  );
  expect(reservations.rows).toEqual([
    {
      id: STAY,
      email_address: 'office@example.com',
      account_email: 'adaobi@example.com',
      network_hash: null,
    },
  ]);
});

test('The refresh tokens of a database know which of them were given for which', async () => {
  const older = new pg.Client({ connectionString: await newDatabase('template0') });
  await older.connect();
  onTestFinished(() => older.end());
  for (const name of before) await older.query(await migration(name));
  await older.query(rows);
  const later = (await readdir(folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace('.sql', ''))
    .filter((name) => !before.includes(name) && name <= '0019_refresh_token_successors')
    .toSorted();
  for (const name of later) await older.query(await migration(name));
  const tokens = await older.query(`select id, predecessor_id from refresh_token order by id`);
  expect(tokens.rows).toEqual([
    { id: token(1), predecessor_id: null },
    { id: token(2), predecessor_id: token(1) },
    { id: token(3), predecessor_id: null },
  ]);
});
