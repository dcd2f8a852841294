/** The rows that a statement in SQL answered, whichever driver carried it out; to be looked into with care. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (result === null || typeof result !== 'object' || !('rows' in result)) return [];
  const { rows } = result;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => (row !== null && typeof row === 'object' ? { ...row } : {}));
}

/** A column of text of such rows. */
export function textsOf(result: unknown, column: string): string[] {
  return rowsOf(result).map((row) => {
    const text = row[column];
    if (typeof text === 'string') return text;
    throw new Error(`The database answered no text in ${column}`);
  });
}
