/** What an object that was read from JSON has under a name; undefined where there is no such thing. */
export function at(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
