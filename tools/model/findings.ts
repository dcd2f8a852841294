import { transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { momentsOfEach, eventsAround } from './around';
import { explore, type Vertex } from './exploration';
import { recordTransitionPairs } from './transitionPairs';
import { copyOf, recordingOf } from './recording';
import { innermostStates, isTransient, type NamedTransition } from '../statechart/nodes';
import { differencesBetween } from './sets';
import { isIn, type Assertions, type TestModel } from './testModel';

/** What a finding is about. */
export type Subject = 'model' | 'state' | 'step' | 'exit' | 'coverage';

/** A difference between machine and model. */
export interface Finding {
  about: Subject;
  words: string;
}

/** What a complete walk saw. */
export interface Walk {
  states: number;
  steps: number;
  /** The innermost states that it visited. */
  visited: ReadonlySet<string>;
  /** All transitions of the machine, and the names of those taken. */
  transitions: readonly NamedTransition[];
  taken: ReadonlySet<string>;
  /** The pairs of transitions taken in direct succession. */
  pairs: ReadonlySet<string>;
  /** The results of guards, by transition name. */
  said: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** A state as text for a finding. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  return innermostIn(snapshot.value).join(' and ');
}

function* broken(about: Subject, where: string, assertions: Assertions): Generator<Finding, void> {
  for (const [sentence, holds] of Object.entries(assertions)) {
    if (!holds) yield { about, words: `${where}: it is not true that ${sentence}` };
  }
}

/** The assertions that don't hold in a state. */
export function* stateFindings(
  model: TestModel,
  snapshot: AnyMachineSnapshot,
): Generator<Finding, void> {
  for (const state of model.statesWithAssertions) {
    if (isIn(snapshot, state)) {
      yield* broken('state', `${model.id}.${state}`, model.assertions(state, snapshot));
    }
  }
}

/** What is not as expected in a step. */
export function* stepFindings(
  model: TestModel,
  words: string,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): Generator<Finding, void> {
  const where = `${model.id} in ${stateOf(before)}, “${words}”`;
  if (model.never.has(words)) yield { about: 'step', words: `${where}: must never happen` };
  yield* broken('step', where, model.changes(words, before, after));
}

/** The snapshots from which another state can be reached, at once or later, by their projections. */
export function leadingOn(vertices: readonly Vertex[], project: TestModel['project']): Set<string> {
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

/** The assertions that don't hold in the states to which the surroundings lead. */
function* aroundFindings(
  model: TestModel,
  machine: AnyStateMachine,
  vertices: readonly Vertex[],
): Generator<Finding, void> {
  const around = eventsAround(model, machine);
  if (around.size === 0) return;
  for (const snapshot of momentsOfEach(vertices, stateOf)) {
    for (const [told, event] of around) {
      if (!snapshot.can(event)) continue;
      for (const { about, words } of stateFindings(
        model,
        transition(machine, snapshot, event)[0],
      )) {
        yield { about, words: `${words} (in ${stateOf(snapshot)}, “${told}”)` };
      }
    }
  }
}

/**
 * Walks every state and event case of a machine and yields the differences from the model. Nothing is walked while
 * model and machine have different states and events. Returns what it saw.
 * @param machine a copy of the model's machine, or a variant that should be detected
 */
export function* findingsOf(
  model: TestModel,
  machine: AnyStateMachine = copyOf(model.machine),
): Generator<Finding, Walk> {
  const recording = recordingOf(machine);
  const { transitions, said } = recording;
  const visited = new Set<string>();
  const happened = new Set<string>();
  const transitionPairs = recordTransitionPairs(model, recording);
  let states = 0;
  let steps = 0;
  const walk = (): Walk => ({
    ...transitionPairs.noted(),
    states,
    steps,
    visited,
    transitions,
    said,
  });

  const differences = differencesBetween(model, machine);
  for (const words of differences) yield { about: 'model', words };
  if (differences.length > 0) return walk();

  for (const { input } of model.starts.values()) {
    const vertices = explore(model, machine, input, transitionPairs.note);
    for (const vertex of vertices) {
      states += 1;
      steps += vertex.steps.size;
      innermostIn(vertex.snapshot.value).forEach((state) => visited.add(state));
      yield* stateFindings(model, vertex.snapshot);
      for (const [words, after] of vertex.steps) {
        happened.add(words);
        yield* stepFindings(model, words, vertex.snapshot, after);
      }
    }
    yield* exitFindings(model, vertices);
    yield* aroundFindings(model, machine, vertices);
  }
  for (const state of innermostStates(machine)) {
    if (!visited.has(state) && !isTransient(machine, state)) {
      yield { about: 'coverage', words: `no path visits ${machine.id}.${state}` };
    }
  }
  for (const words of model.events.keys()) {
    if (!happened.has(words) && !model.never.has(words)) {
      yield { about: 'coverage', words: `no path of ${machine.id} has “${words}”` };
    }
  }
  const { taken } = transitionPairs.noted();
  for (const { name } of transitions) {
    if (!taken.has(name)) yield { about: 'coverage', words: `no path takes ${name}` };
  }
  for (const [name, answers] of said) {
    for (const answer of [true, false].filter((possible) => !answers.has(possible))) {
      const holds = answer ? 'holds' : 'does not hold';
      yield { about: 'coverage', words: `no path on which the guard ${holds} of ${name}` };
    }
  }
  return walk();
}

/** Walks a model to its end. */
export function walkOf(
  model: TestModel,
  machine?: AnyStateMachine,
): { findings: readonly Finding[]; walk: Walk } {
  const findings: Finding[] = [];
  const walking = findingsOf(model, machine);
  let next = walking.next();
  while (!next.done) {
    findings.push(next.value);
    next = walking.next();
  }
  return { findings, walk: next.value };
}

/** The innermost states in a state value, by their dotted paths. */
export function innermostIn(value: unknown, within: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...within, value].join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => innermostIn(inner, [...within, key]));
}
