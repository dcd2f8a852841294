import type { AnyEventObject } from 'xstate';
import { HIDDEN, payloadOf, shownAsJson } from './payload';

/** What says nothing of an event that its type does not say. */
const told = new Set(['actorId']);

/** Everything that a value says, by the paths of its parts. */
function partsOf(value: unknown, path = ''): [path: string, part: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value)
    .filter(([name]) => !told.has(name))
    .flatMap(([name, inner]: [string, unknown]) => partsOf(inner, `${path}.${name}`));
}

/** A value as a recording has it: without secrets, and with nothing in it that JSON can't hold. */
export function asRecorded(value: unknown, secretFields: ReadonlySet<string>): unknown {
  return JSON.parse(value === undefined ? 'null' : shownAsJson(value, secretFields, 0));
}

/**
 * How far what was recorded is from an example, from 0 (alike) to 1 (nothing is the same). Only what the example
 * says counts, and what is hidden is like anything.
 */
export function unlikeness(
  example: unknown,
  recorded: unknown,
  secretFields: ReadonlySet<string>,
): number {
  const expected = partsOf(asRecorded(example, secretFields)).filter(([path]) => path !== '');
  const said = new Map(partsOf(recorded));
  const other = expected.filter(
    ([path, part]) => said.get(path) !== HIDDEN && (said.get(path) ?? null) !== part,
  );
  return expected.length === 0 ? 0 : other.length / expected.length;
}

/** How far what was recorded of an event is from the event of a case. */
export function eventUnlikeness(
  example: AnyEventObject,
  says: unknown,
  secretFields: ReadonlySet<string>,
): number {
  return unlikeness(payloadOf(example) ?? null, says ?? null, secretFields);
}

/** What was recorded, with what an example has in the place of what is hidden. */
function filledIn(recorded: unknown, example: unknown): unknown {
  if (recorded === HIDDEN) return example;
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  if (Array.isArray(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([name, inner]: [string, unknown]) => [
      name,
      filledIn(inner, Reflect.get(Object(example), name)),
    ]),
  );
}

/** An event as it was recorded; what is hidden is taken from an example of the same type. */
export function eventAsRecorded(
  type: string,
  says: unknown,
  example: AnyEventObject | undefined,
): AnyEventObject {
  const payload = filledIn(says, example);
  return { ...(typeof payload === 'object' ? payload : {}), type };
}
