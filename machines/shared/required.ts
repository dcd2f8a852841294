/**
 * A value that is always known in the state that asks for it.
 * @param otherwise what the error says if it is not
 * @throws Error if it is not known
 */
export function requireValue<T>(value: T | null, otherwise: string): T {
  if (value === null) throw new Error(otherwise);
  return value;
}
