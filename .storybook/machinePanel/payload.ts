import type { AnyEventObject } from 'xstate';

const HIDDEN = '(hidden)';

/** The names under which machines and their events keep what nobody else may read. */
const secretNames = new Set([
  'password',
  'confirmPassword',
  'boxes',
  'text',
  'token',
  'accessToken',
  'refreshToken',
]);

function isSecret(name: string, within: object): boolean {
  if (name === 'value') return secretNames.has(String(Reflect.get(within, 'field')));
  return secretNames.has(name);
}

function readable(value: unknown): unknown {
  return value instanceof Error ? { kind: value.name, message: value.message } : value;
}

/** As JSON to look at, in which passwords, codes and tokens can't be read. */
export function shownAsJson(value: unknown): string {
  return JSON.stringify(
    value,
    function hide(this: object, name: string, inner: unknown) {
      return isSecret(name, this) && inner !== '' ? HIDDEN : readable(inner);
    },
    2,
  );
}

/** What an event says besides its type; undefined if nothing. */
export function payloadOf(event: AnyEventObject): object | undefined {
  const said = Object.entries(event).filter(([name]) => name !== 'type');
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
