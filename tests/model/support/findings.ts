import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { explore, type Vertex } from './exploration';
import { copyOf, innermostStates, nodesOf, recordingOf } from './recording';
import { isIn, type Claims, type TestModel } from './testModel';

/** What a walk is about when it finds something wrong. */
export type Subject = 'model' | 'state' | 'step' | 'exit' | 'coverage';

/** Something that is not as the model says. */
export interface Finding {
  about: Subject;
  words: string;
}

/** What a walk saw, when nothing stopped it. */
export interface Walk {
  states: number;
  steps: number;
}

/** A state in words for a finding. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  return innermostIn(snapshot.value).join(' and ');
}

function* broken(about: Subject, where: string, claims: Claims): Generator<Finding, void> {
  for (const [sentence, holds] of Object.entries(claims)) {
    if (!holds) yield { about, words: `${where}: it is not true that ${sentence}` };
  }
}

function covers(claimed: string, state: string): boolean {
  return state === claimed || state.startsWith(`${claimed}.`);
}

/** What the machine has and the model does not know, and the other way round. */
function* gapsOf(model: TestModel, machine: AnyStateMachine): Generator<Finding, void> {
  for (const state of innermostStates(machine)) {
    const claimed = model.statesWithClaims.some((outer) => covers(outer, state));
    if (!claimed && !isTransient(machine, state)) {
      yield { about: 'model', words: `nothing is said of the state ${machine.id}.${state}` };
    }
  }
  const known = new Set(nodesOf(machine).map(({ path }) => path.join('.')));
  for (const state of new Set(model.namedStates)) {
    if (!known.has(state)) yield { about: 'model', words: `there is no state ${state}` };
  }
  const told = new Set(Array.from(model.events.values(), ({ type }) => type));
  for (const { id, events } of nodesOf(machine)) {
    for (const type of events.map(String)) {
      if (type !== '' && !told.has(type)) {
        yield { about: 'model', words: `no event case says what ${type} does in ${id}` };
      }
    }
  }
}

/** What is not true of a state. */
export function* stateFindings(
  model: TestModel,
  snapshot: AnyMachineSnapshot,
): Generator<Finding, void> {
  for (const state of model.statesWithClaims) {
    if (isIn(snapshot, state)) {
      yield* broken('state', `${model.id}.${state}`, model.claims(state, snapshot));
    }
  }
}

/** What is wrong with a step, or with there being none; `after` is undefined when it can't happen. */
export function* stepFindings(
  model: TestModel,
  words: string,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot | undefined,
): Generator<Finding, void> {
  const where = `${model.id} in ${stateOf(before)}, “${words}”`;
  const destinations = model.destination(words, before);
  if (after === undefined) {
    if (destinations !== null) yield { about: 'step', words: `${where}: can’t happen, but should` };
    return;
  }
  if (destinations === null) {
    yield { about: 'step', words: `${where}: can happen, but should not` };
    return;
  }
  for (const state of destinations.filter((reached) => !isIn(after, reached))) {
    yield { about: 'step', words: `${where}: leads to ${stateOf(after)} instead of ${state}` };
  }
  yield* broken('step', where, model.changes(words, before, after));
}

/** The moments from which something leads, at once or later, into another state. */
function leadingOn(vertices: readonly Vertex[], project: TestModel['project']): Set<string> {
  const free = new Set<string>();
  let found = -1;
  while (free.size > found) {
    found = free.size;
    for (const { snapshot, steps } of vertices) {
      const leadsOn = Array.from(steps.values()).some(
        (after) => stateOf(after) !== stateOf(snapshot) || free.has(project(after)),
      );
      if (leadsOn) free.add(project(snapshot));
    }
  }
  return free;
}

function* exitFindings(model: TestModel, vertices: readonly Vertex[]): Generator<Finding, void> {
  const free = leadingOn(vertices, model.project);
  for (const { snapshot } of vertices) {
    const left = Array.from(model.leftByLink.keys()).some((state) => isIn(snapshot, state));
    if (snapshot.status !== 'done' && !left && !free.has(model.project(snapshot))) {
      yield { about: 'exit', words: `${model.id}: nothing leads out of ${stateOf(snapshot)}` };
    }
  }
}

/**
 * Walks every state and every event case of a machine and says, one after the other, what is not
 * as the model says. Returns what it saw.
 * @param machine a copy of the model's machine, or a variant of it that should be found out
 */
export function* findingsOf(
  model: TestModel,
  machine: AnyStateMachine = copyOf(model.machine),
): Generator<Finding, Walk> {
  yield* gapsOf(model, machine);
  const recording = recordingOf(machine);
  const visited = new Set<string>();
  const walk: Walk = { states: 0, steps: 0 };
  for (const [start, { input, begins }] of model.starts) {
    const vertices = explore(model, recording.machine, input);
    const first = vertices[0]?.snapshot;
    if (first !== undefined && !isIn(first, begins)) {
      const words = `${model.id}, “${start}”: begins in ${stateOf(first)} instead of ${begins}`;
      yield { about: 'step', words };
    }
    for (const vertex of vertices) {
      walk.states += 1;
      walk.steps += vertex.steps.size;
      innermostIn(vertex.snapshot.value).forEach((state) => visited.add(state));
      yield* stateFindings(model, vertex.snapshot);
      for (const words of model.events.keys()) {
        if (model.tries(words, vertex.snapshot)) {
          yield* stepFindings(model, words, vertex.snapshot, vertex.steps.get(words));
        }
      }
    }
    yield* exitFindings(model, vertices);
  }
  for (const state of innermostStates(machine)) {
    if (!visited.has(state) && !isTransient(machine, state)) {
      yield { about: 'coverage', words: `no path visits ${machine.id}.${state}` };
    }
  }
  for (const { name } of recording.transitions) {
    if (!recording.walked.has(name)) yield { about: 'coverage', words: `no path takes ${name}` };
  }
  return walk;
}

/** The innermost states in a state value, by their dotted paths. */
export function innermostIn(value: unknown, within: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...within, value].join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => innermostIn(inner, [...within, key]));
}

/** Whether a state is left as soon as it is entered, whatever happens; its transitions tell of it. */
export function isTransient(machine: AnyStateMachine, state: string): boolean {
  const { always = [] } = machine.getStateNodeById(`${machine.id}.${state}`);
  return always.some(({ guard }) => guard === undefined);
}

/** Whether the walk finds anything wrong with a variant of the machine; stops at the first. */
export function isFoundOut(model: TestModel, variant: AnyStateMachine): boolean {
  const stop = (findings: Generator<Finding, void>) => {
    for (const { words } of findings) throw new Error(words);
  };
  try {
    for (const { input } of model.starts.values()) {
      explore(model, variant, input, (words, before, after) => {
        stop(stepFindings(model, words, before, after));
        if (after !== undefined) stop(stateFindings(model, after));
      });
    }
    return findingsOf(model, variant).next().done !== true;
  } catch {
    return true;
  }
}
