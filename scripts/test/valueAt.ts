/** A member of a parsed JSON object; undefined if there is none. */
export function at(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
