import type { AnyEventObject, AnyStateMachine } from 'xstate';
import {
  innermostStates,
  isExternalEvent,
  isTransient,
  nodesOf,
  pathOf,
} from '../statechart/nodes';
import type { StatePath, TestModel } from './testModel';

/** Whether a state is the named one, or inside it. */
function covers(named: StatePath, state: StatePath): boolean {
  return state === named || state.startsWith(`${named}.`);
}

/** The events that a machine handles in some state. */
function eventsOf(machine: AnyStateMachine): Set<string> {
  const types = nodesOf(machine).flatMap(({ transitions }) =>
    Array.from(transitions.keys(), String),
  );
  return new Set(types.filter(isExternalEvent));
}

/**
 * What the surroundings can send a machine at any time, whatever its model says: only the events that it handles in
 * some state.
 * @param machine the model's machine, or a variant of it
 */
export function eventsAround(
  { machine: own, surroundings }: TestModel,
  machine: AnyStateMachine = own,
): ReadonlyMap<string, AnyEventObject> {
  const heard = eventsOf(machine);
  return new Map(Array.from(surroundings.events).filter(([, { type }]) => heard.has(type)));
}

/** The states that a model names and the machine doesn't have. */
function unknownStates(
  { statesWithAssertions, leftByLink }: TestModel,
  machine: AnyStateMachine,
): string[] {
  const known = new Set(['*', ...nodesOf(machine).map(pathOf)]);
  const named = new Set([...statesWithAssertions, ...leftByLink.keys()]);
  return Array.from(named).filter((state) => !known.has(state));
}

/** The event cases whose event the machine handles nowhere, by their words. */
function unknownEvents({ events }: TestModel, machine: AnyStateMachine): string[] {
  const known = eventsOf(machine);
  return Array.from(events)
    .filter(([, { type }]) => !known.has(type))
    .map(([words, { type }]) => `“${words}” (${type})`);
}

/** A machine's delays with a wrong or unknown duration. */
function* wrongDelays(
  { surroundings: { durations } }: TestModel,
  { id, implementations }: AnyStateMachine,
): Generator<string, void> {
  if (durations === undefined) return;
  for (const [name, lasts] of Object.entries<unknown>(implementations.delays)) {
    const known = durations[name];
    if (typeof lasts !== 'number' || lasts === known) continue;
    yield known === undefined
      ? `nothing is said of how long ${name} lasts in ${id}`
      : `${name} lasts ${lasts} ms in ${id} instead of ${known}`;
  }
}

/**
 * What the machine has and the model doesn't know, and the other way round; empty if they have the same states and
 * events, and the delays have the right durations.
 */
export function differencesBetween(
  model: TestModel,
  machine: AnyStateMachine = model.machine,
): string[] {
  const told = new Set(Array.from(model.events.values(), ({ type }) => type));
  return [
    ...innermostStates(machine)
      .filter((state) => !isTransient(machine, state))
      .filter((state) => !model.statesWithAssertions.some((outer) => covers(outer, state)))
      .map((state) => `nothing is said of the state ${machine.id}.${state}`),
    ...unknownStates(model, machine).map((state) => `there is no state ${state}`),
    ...nodesOf(machine).flatMap(({ id, transitions }) =>
      Array.from(transitions.keys(), String)
        .filter((type) => isExternalEvent(type) && !told.has(type))
        .map((type) => `no event case says what ${type} does in ${id}`),
    ),
    ...unknownEvents(model, machine).map((words) => `the machine knows no event of ${words}`),
    ...wrongDelays(model, machine),
  ];
}
