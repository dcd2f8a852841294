import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  type AdjacencyValue,
  type StatePath,
} from 'xstate/graph';
import { takes, type TestModel } from './testModel';

/** With more states than this, the model needs a smaller projection. */
const MOST_STATES = 20_000;

/** A state of the walk, and what can happen there, by the words of the event cases. */
export interface Vertex {
  snapshot: AnyMachineSnapshot;
  steps: ReadonlyMap<string, AnyMachineSnapshot>;
}

/** A path through a machine: what happens, and the state after each step. */
export interface Path {
  start: string;
  first: AnyMachineSnapshot;
  steps: readonly { words: string; after: AnyMachineSnapshot }[];
}

function walkOptions(model: TestModel, input: unknown) {
  const wordsOf = new Map(Array.from(model.events, ([words, event]) => [event, words]));
  const serializeEvent = (event: AnyEventObject) => wordsOf.get(event) ?? event.type;
  return {
    input,
    events: Array.from(model.events.values()),
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      model.tries(serializeEvent(event), snapshot) && takes(model, snapshot, event),
    serializeState: model.project,
    serializeEvent,
    limit: MOST_STATES,
  };
}

/** Every state that can be reached from a start, by trying every event case in each. */
export function explore(model: TestModel, machine: AnyStateMachine, input: unknown): Vertex[] {
  const options = walkOptions(model, input);
  const adjacency = getAdjacencyMap(machine, options);
  const vertices = new Map(
    Object.values(adjacency).map(
      ({ state }: AdjacencyValue<AnyMachineSnapshot, AnyEventObject>) => [
        state,
        { snapshot: state, steps: new Map<string, AnyMachineSnapshot>() },
      ],
    ),
  );
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    vertices.get(state)?.steps.set(options.serializeEvent(event), nextState);
  }
  return Array.from(vertices.values());
}

/** The shortest path to every state. */
export function pathsThrough(model: TestModel, machine: AnyStateMachine): Path[] {
  return Array.from(model.starts).flatMap(([start, { input }]) => {
    const options = walkOptions(model, input);
    const paths = getShortestPaths(machine, options);
    return paths.flatMap(
      ({ steps: [first, ...steps] }: StatePath<AnyMachineSnapshot, AnyEventObject>) =>
        first === undefined
          ? []
          : [
              {
                start,
                first: first.state,
                steps: steps.map(({ event, state }) => ({
                  words: options.serializeEvent(event),
                  after: state,
                })),
              },
            ],
    );
  });
}
