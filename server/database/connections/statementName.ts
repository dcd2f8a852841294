/** More than the server has distinct texts, but for inserts of many rows, which would fill the memory. */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/** The name under which a statement's text is prepared; undefined once there are too many. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `hotel_${names.size}`;
  names.set(text, name);
  return name;
}

/** A library's statement, prepared under its name if it has values; several statements in one text have none. */
export function preparedStatement(text: string, values: unknown[] = []) {
  const name = values.length === 0 ? undefined : statementName(text);
  return { text, values, ...(name === undefined ? {} : { name }) };
}
