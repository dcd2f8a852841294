/** The value at a path of names and indexes in a response of unknown shape; undefined if there is none. */
export function valueAt(response: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    response,
  );
}

/** An object's id, if it has one: a text, or a number as some servers send. */
export function idAt(response: unknown, ...path: (string | number)[]): string | undefined {
  const id = valueAt(response, ...path, 'id');
  return typeof id === 'number' ? String(id) : textAt(response, ...path, 'id');
}

/** The non-empty text at a path, or undefined. */
export function textAt(response: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(response, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
