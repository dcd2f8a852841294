import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * A statement with placeholders, built once per database and per connection's transactions rather than on every call:
 * building it costs the server up to four times as much as executing it.
 */
export function preparedOnce<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const before = built.get(database);
    if (before !== undefined) return before;
    const statement = build(database);
    built.set(database, statement);
    return statement;
  };
}

/** Whether a column is in a list that is known at execution. The text is the same for every length of the list. */
export function isAmong(column: Column, place: string): SQL {
  return sql`${column} = any(${sql.placeholder(place)})`;
}
