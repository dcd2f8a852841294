/**
 * More than the server has texts of its own. Those whose number of values varies, like an insertion of many
 * rows, would otherwise fill every connection's memory.
 */
const MOST_NAMES = 400;

const names = new Map<string, string>();

/**
 * The name under which a statement of this text is prepared, the same whenever it is asked for; undefined, for one
 * that is not to be prepared, once there are too many.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `hotel_${names.size}`;
  names.set(text, name);
  return name;
}
