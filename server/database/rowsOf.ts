/** The rows in a raw SQL result, whichever driver ran it. Their values are unchecked. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (result === null || typeof result !== 'object' || !('rows' in result)) return [];
  const { rows } = result;
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => (row !== null && typeof row === 'object' ? { ...row } : {}));
}

/** A text column of such rows. */
export function textsOf(result: unknown, column: string): string[] {
  return rowsOf(result).map((row) => {
    const text = row[column];
    if (typeof text === 'string') return text;
    throw new Error(`The database answered no text in ${column}`);
  });
}
