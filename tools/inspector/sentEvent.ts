import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { caseOf, type Known } from './accepted';
import type { SentEvent } from './seen';

/** Restores the example's types, because JSON has no dates. */
function readLike(example: object, values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const isDate = Reflect.get(example, name) instanceof Date && typeof value === 'string';
      return [name, isDate ? new Date(value) : value];
    }),
  );
}

/**
 * The event to send: a case's, with the edited payload.
 * @throws SyntaxError if the payload is not JSON
 */
export function eventMeant(
  known: Known,
  snapshot: AnyMachineSnapshot,
  { event: type, words, payload }: SentEvent,
): AnyEventObject {
  const example = caseOf(known, snapshot, words) ?? { type };
  if (payload === '') return example;
  const values: unknown = JSON.parse(payload);
  return typeof values === 'object' && values !== null
    ? { ...readLike(example, values), type }
    : example;
}
