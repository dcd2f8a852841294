/**
 * What an answer holds at the end of a path of names and indexes, for places where the site has
 * words for an answer that leaves out what the contract promises.
 */
export function valueAt(answer: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    answer,
  );
}

/** The id of what an answer holds, if it has one: a text, or the number that some servers count with. */
export function idAt(answer: unknown, ...path: (string | number)[]): string | undefined {
  const id = valueAt(answer, ...path, 'id');
  return typeof id === 'number' ? String(id) : textAt(answer, ...path, 'id');
}

/** A text that is not empty at the end of a path, or undefined. */
export function textAt(answer: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(answer, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
