import type { AnyEventObject } from 'xstate';
import { HIDDEN, payloadOf, shownAsJson } from './payload';

/** Fields of events that repeat their type. */
const told = new Set(['actorId']);

/** All parts of a value, by path. */
function partsOf(value: unknown, path = ''): [path: string, part: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value)
    .filter(([name]) => !told.has(name))
    .flatMap(([name, inner]: [string, unknown]) => partsOf(inner, `${path}.${name}`));
}

/** A value as recordings contain it: without secrets, and only what JSON can hold. */
export function asRecorded(value: unknown, secretFields: ReadonlySet<string>): unknown {
  return JSON.parse(value === undefined ? 'null' : shownAsJson(value, secretFields, 0));
}

/**
 * How different a recorded value is from an example, from 0 (alike) to 1 (nothing is the same). Only what the example
 * has counts, and hidden values match anything.
 */
export function distance(
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

/** How different a recorded event is from a case's event. */
export function eventDistance(
  example: AnyEventObject,
  says: unknown,
  secretFields: ReadonlySet<string>,
): number {
  return distance(payloadOf(example) ?? null, says ?? null, secretFields);
}

/** What was recorded, with hidden values replaced by the example's. */
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

/** A recorded event; hidden values come from an example of the same type. */
export function eventAsRecorded(
  type: string,
  says: unknown,
  example: AnyEventObject | undefined,
): AnyEventObject {
  const payload = filledIn(says, example);
  return { ...(typeof payload === 'object' ? payload : {}), type };
}
