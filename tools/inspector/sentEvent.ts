import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { caseOf, type Known } from './accepted';
import type { SentEvent } from './seen';

/** Reads values as the example has them: JSON knows no moments in time. */
function readLike(example: object, values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const isMoment = Reflect.get(example, name) instanceof Date && typeof value === 'string';
      return [name, isMoment ? new Date(value) : value];
    }),
  );
}

/**
 * The event that is meant: that of a case, with the payload that was written.
 * @throws SyntaxError where the payload is no JSON
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
