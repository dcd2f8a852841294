/**
 * More than the server has distinct texts. Those with a varying number of values, like inserts of many rows, would
 * otherwise fill every connection's memory.
 */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/**
 * The name under which a statement's text is prepared, always the same; undefined once there are too many, so that it
 * isn't prepared.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `hotel_${names.size}`;
  names.set(text, name);
  return name;
}
