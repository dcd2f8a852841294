import pg from 'pg';

/** The tables into which guests' money and rooms are written. */
const TABLES = ['reservation', 'payment_attempt', 'ledger_entry', 'refund', 'webhook_delivery'];

/**
 * Lets PostgreSQL refuse to write as it does on a full disk, with its own code for it, for so many milliseconds.
 * @throws Error when the database is away meanwhile
 */
export async function fillDisk(url: string, milliseconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create or replace function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    for (const table of TABLES) {
      await client.query(`create or replace trigger no_space before insert or update on ${table}
        for each row execute function no_space()`);
    }
    await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  } finally {
    for (const table of TABLES) await client.query(`drop trigger if exists no_space on ${table}`);
    await client.end();
  }
}
