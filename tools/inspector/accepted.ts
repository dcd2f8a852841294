import { getNextTransitions, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { transitionWords, type Trigger } from '../statechart/transitionWords';
import { innermostIn } from '../model/findings';
import type { TestModel } from '../model/testModel';
import type { AcceptedEvent } from './seen';

/** What an inspector knows about the machines it shows. */
export interface Known {
  /** Machines without a model are shown too, but without words for their events. */
  models: readonly TestModel[];
  /** The field names of secrets in machines and events. */
  secretFields: ReadonlySet<string>;
}

/** Events sent by people come first, then those that happen by themselves. */
const triggers: readonly Trigger[] = ['event', 'answer', 'failure', 'delay'];

/** The cases of a machine's test model that are possible now, by their words. */
function possibleCases(
  { models }: Known,
  snapshot: AnyMachineSnapshot,
): [string, AnyEventObject][] {
  const model = models.find(({ id }) => id === snapshot.machine.id);
  return Array.from(model?.events ?? []).filter(([, event]) => snapshot.can(event));
}

/** A case's event, if it is possible. */
export function caseOf(
  known: Known,
  snapshot: AnyMachineSnapshot,
  words: string,
): AnyEventObject | undefined {
  return possibleCases(known, snapshot).find(([told]) => told === words)?.[1];
}

/** Every event that a machine accepts in a snapshot, those sent by people first. */
export function acceptedBy(known: Known, snapshot: AnyMachineSnapshot): AcceptedEvent[] {
  const cases = possibleCases(known, snapshot);
  const types = new Map(
    getNextTransitions(snapshot)
      .filter(({ eventType }) => eventType !== '')
      .map((definition) => [
        String(definition.eventType),
        transitionWords(snapshot.machine, definition).trigger,
      ]),
  );
  return Array.from(types)
    .map(([type, trigger]) => ({
      type,
      trigger,
      examples: cases.filter(([, event]) => event.type === type).map(([words]) => words),
    }))
    .filter(({ examples }) => examples.length > 0)
    .toSorted((one, other) => triggers.indexOf(one.trigger) - triggers.indexOf(other.trigger));
}

/** The innermost states of a snapshot. */
export function statesOf({ value }: AnyMachineSnapshot): string[] {
  return innermostIn(value);
}
