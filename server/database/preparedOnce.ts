import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * A statement with places for its values, built once for each database, and each connection's transactions, and not anew
 * for each question: building costs the server up to four times as much as asking.
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

/** One of a list of values that is known when such a statement is asked: the same text for each length of the list. */
export function isAmong(column: Column, place: string): SQL {
  return sql`${column} = any(${sql.placeholder(place)})`;
}
