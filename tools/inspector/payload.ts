import { isMachineSnapshot, type AnyEventObject } from 'xstate';

/** Replaces secrets. */
const HIDDEN = '(hidden)';

/** A one-time code; codes of failures are words. */
const ONE_TIME_CODE = /^\d{4,8}$/;

/** A URL on another site: anyone who has it can open a checkout. */
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
 * JSON for display without secrets: one-time codes, URLs on other sites, and fields with certain names.
 * @param secretFields the field names of secrets
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

/** A value as the log keeps it: without secrets, and only what JSON can hold. */
export function asRecorded(value: unknown, secretFields: ReadonlySet<string>): unknown {
  return JSON.parse(value === undefined ? 'null' : shownAsJson(value, secretFields, 0));
}

/** A machine's snapshot reduced to its context. */
function withoutMachinery(value: unknown): unknown {
  if (!isMachineSnapshot(value)) return value;
  const context: unknown = value.context;
  return { context };
}

/** An event's payload; undefined if it has none. For a child machine's snapshot, its context. */
export function payloadOf(event: AnyEventObject): object | undefined {
  const said = Object.entries(event)
    .filter(([name]) => name !== 'type')
    .map(([name, value]: [string, unknown]): [string, unknown] => [name, withoutMachinery(value)]);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
