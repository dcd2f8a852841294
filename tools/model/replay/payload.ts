import { isMachineSnapshot, type AnyEventObject } from 'xstate';

/** Stands where something is that nobody else may read. */
export const HIDDEN = '(hidden)';

/** A one-time code; the codes of failures are words. */
const ONE_TIME_CODE = /^\d{4,8}$/;

/** An address on another site: a checkout opens to whoever has it. */
const ELSEWHERE = /^(?<site>https?:\/\/[^/?#]+)[/?#]./;

function isSecret(
  secretFields: ReadonlySet<string>,
  name: string,
  value: unknown,
  within: object,
): boolean {
  if (value === '') return false;
  if (name === 'value') return secretFields.has(String(Reflect.get(within, 'field')));
  if (name === 'code') return ONE_TIME_CODE.test(String(value));
  return secretFields.has(name);
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') {
    const site = ELSEWHERE.exec(value)?.groups?.site;
    return site === undefined ? value : `${site}/${HIDDEN}`;
  }
  if (!(value instanceof Error)) return value;
  const failure: unknown = Reflect.get(value, 'failure');
  return { kind: value.name, message: value.message, failure };
}

/**
 * As JSON to look at, in which nobody can read what is secret: one-time codes, addresses on other sites, and what
 * stands under certain names.
 * @param secretFields the names under which something secret stands
 */
export function shownAsJson(value: unknown, secretFields: ReadonlySet<string>, indent = 2): string {
  return JSON.stringify(
    value,
    function hide(this: object, name: string, inner: unknown) {
      return isSecret(secretFields, name, inner, this) ? HIDDEN : readable(inner);
    },
    indent,
  );
}

/** Of a machine's moment what it remembers. */
function withoutMachinery(value: unknown): unknown {
  if (!isMachineSnapshot(value)) return value;
  const context: unknown = value.context;
  return { context };
}

/** What an event says besides its type; undefined if nothing. Of a machine inside it says what that one remembers. */
export function payloadOf(event: AnyEventObject): object | undefined {
  const said = Object.entries(event)
    .filter(([name]) => name !== 'type')
    .map(([name, value]: [string, unknown]): [string, unknown] => [name, withoutMachinery(value)]);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
