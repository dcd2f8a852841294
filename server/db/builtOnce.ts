import type { Database } from './database';

/**
 * A statement with places for its values, built once for each database and not anew for each question: building
 * costs about as much as asking.
 */
export function builtOnce<Statement>(
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
