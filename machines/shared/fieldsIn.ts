/** The fields of a value that may be anything, such as what a browser stored; none unless it is an object. */
export function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
