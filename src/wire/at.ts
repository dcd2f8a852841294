/**
 * What an answer holds at the end of a path of names and indexes, for places where the site has
 * words for an answer that leaves out what the contract promises.
 */
export function at(answer: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    answer,
  );
}

/** A text that is not empty at the end of a path, or undefined. */
export function textAt(answer: unknown, ...path: (string | number)[]): string | undefined {
  const value = at(answer, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
