import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { innermostStates, isTransient, pathOf, transitionsOf } from '../statechart/nodes';
import { transitionWords } from '../statechart/transitionWords';
import { eventsOf } from './sets';
import { historyOf, noSurroundings, type TestModel } from './testModel';

/** What can't be derived from the machine itself. */
export interface SketchOptions {
  input?: unknown;
  /** Payloads by event type: each is a case. */
  payloads?: Readonly<Record<string, readonly object[]>>;
  /** Distinguishes snapshots in the same state; the whole context by default. */
  project?: (snapshot: AnyMachineSnapshot) => unknown;
}

const CALLED = /^xstate\.(?:done|error)\.actor\.(?<actorId>.+)$/;

/** The events of one type, each with the words of the picture. */
function casesOf(
  words: string,
  type: string,
  payloads: readonly object[] = [{}],
): [words: string, event: AnyEventObject][] {
  const actorId = CALLED.exec(type)?.groups?.actorId;
  const event = actorId === undefined ? { type } : { type, actorId, output: undefined };
  return payloads.map((payload) => [
    payloads.length === 1 ? words : `${words}: ${JSON.stringify(payload)}`,
    { ...event, ...payload },
  ]);
}

/**
 * A model without expectations: whatever the machine does is right. It walks any machine, for its picture, its paths
 * and their coverage, before there is a model for it.
 */
export function sketchOf(
  machine: AnyStateMachine,
  { input, payloads = {}, project = ({ context }): unknown => context }: SketchOptions = {},
): TestModel {
  const heard = eventsOf(machine);
  const events = new Map(
    transitionsOf(machine).flatMap(({ definition }) => {
      const type = String(definition.eventType);
      const { trigger, lines } = transitionWords(machine, definition);
      const [said = type] = lines;
      // The same delay may pass in two states.
      const words = trigger === 'delay' ? `${said} in ${pathOf(definition.source)}` : said;
      return heard.has(type) ? casesOf(words, type, payloads[type]) : [];
    }),
  );
  const lasting = innermostStates(machine).filter((state) => !isTransient(machine, state));
  return {
    id: machine.id,
    machine,
    surroundings: noSurroundings,
    starts: new Map([['begins', { input }]]),
    events,
    never: new Set(),
    leftByLink: new Map(
      lasting.map((state) => [state, 'nobody has said whether it may be an end']),
    ),
    tries: () => true,
    changes: () => ({}),
    statesWithAssertions: lasting,
    assertions: () => ({}),
    project: (snapshot) => JSON.stringify([snapshot.value, historyOf(snapshot), project(snapshot)]),
  };
}
