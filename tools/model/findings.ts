import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { after, explore, type Vertex } from './exploration';
import { copyOf, recordingOf } from './recording';
import { innermostStates, isTransient, type NamedTransition } from '../statechart/nodes';
import { differencesBetween, eventsAround } from './sets';
import { historyOf, isIn, type Assertions, type TestModel } from './testModel';

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
  /** The results of guards, by transition name. */
  said: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** The innermost states in which a machine can rest. */
function lastingStates(machine: AnyStateMachine): string[] {
  return innermostStates(machine).filter((state) => !isTransient(machine, state));
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

/** Whether a snapshot looks different to assertions from all those that it was asked about before. */
function newness(): (snapshot: AnyMachineSnapshot) => boolean {
  const known = new Set<string>();
  return (snapshot) => {
    const before = known.size;
    known.add(JSON.stringify([snapshot.value, historyOf(snapshot), snapshot.context]));
    return known.size > before;
  };
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

/** In how many snapshots of each state the machine's surroundings act. */
const MOMENTS_OF_EACH = 8;

/** A few snapshots of each state. */
function momentsOfEach(vertices: readonly Vertex[]): AnyMachineSnapshot[] {
  const counts = new Map<string, number>();
  return vertices.flatMap(({ snapshot }) => {
    const state = stateOf(snapshot);
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count > MOMENTS_OF_EACH ? [] : [snapshot];
  });
}

/** The assertions that don't hold in the states to which the surroundings lead. */
function* aroundFindings(
  model: TestModel,
  around: ReadonlyMap<string, AnyEventObject>,
  vertices: readonly Vertex[],
  isNew: (snapshot: AnyMachineSnapshot) => boolean,
): Generator<Finding, void> {
  if (around.size === 0) return;
  for (const snapshot of momentsOfEach(vertices)) {
    for (const [told, event] of around) {
      if (!snapshot.can(event)) continue;
      const next = after(snapshot, event);
      if (!isNew(next)) continue;
      for (const { about, words } of stateFindings(model, next)) {
        yield { about, words: `${words} (in ${stateOf(snapshot)}, “${told}”)` };
      }
    }
  }
}

/** The finding that no path meets something. */
function* unmetFindings(
  model: TestModel,
  machine: AnyStateMachine,
  walk: Walk,
  happened: ReadonlySet<string>,
): Generator<Finding, void> {
  const unmet = (words: string): Finding => ({ about: 'coverage', words: `no path ${words}` });
  for (const state of lastingStates(machine)) {
    if (!walk.visited.has(state)) yield unmet(`visits ${machine.id}.${state}`);
  }
  for (const words of model.events.keys()) {
    if (!happened.has(words) && !model.never.has(words))
      yield unmet(`of ${machine.id} has “${words}”`);
  }
  for (const { name } of walk.transitions) {
    if (!walk.taken.has(name)) yield unmet(`takes ${name}`);
  }
  for (const [name, answers] of walk.said) {
    if (!answers.has(true)) yield unmet(`on which the guard holds of ${name}`);
    if (!answers.has(false)) yield unmet(`on which the guard does not hold of ${name}`);
  }
}

/**
 * Walks every state and event case of a machine, and finds the differences from the model. Nothing is walked while
 * model and machine have different states and events.
 * @param machine a copy of the model's machine, or a variant that should be detected
 */
export function walkOf(
  model: TestModel,
  machine: AnyStateMachine = copyOf(model.machine),
): { findings: readonly Finding[]; walk: Walk } {
  const { transitions, walked: taken, said } = recordingOf(machine);
  const visited = new Set<string>();
  const walk: Walk = { states: 0, steps: 0, visited, transitions, taken, said };
  const differences = differencesBetween(model, machine);
  const findings = differences.map((words): Finding => ({ about: 'model', words }));
  if (differences.length > 0) return { findings, walk };

  const happened = new Set<string>();
  const isNew = newness();
  const around = eventsAround(model, machine);
  for (const { input } of model.starts.values()) {
    const vertices = explore(model, machine, input);
    for (const { snapshot, steps } of vertices) {
      walk.states += 1;
      walk.steps += steps.size;
      innermostIn(snapshot.value).forEach((state) => visited.add(state));
      if (isNew(snapshot)) findings.push(...stateFindings(model, snapshot));
      for (const [words, after] of steps) {
        happened.add(words);
        findings.push(...stepFindings(model, words, snapshot, after));
      }
    }
    findings.push(
      ...exitFindings(model, vertices),
      ...aroundFindings(model, around, vertices, isNew),
    );
  }
  return { findings: [...findings, ...unmetFindings(model, machine, walk, happened)], walk };
}

/** How much of a machine a walk met. */
export function coverageOf(machine: AnyStateMachine, { visited, transitions, taken, said }: Walk) {
  const answers = Array.from(said.values(), ({ size }) => size);
  return {
    states: `${visited.size} of ${lastingStates(machine).length}`,
    transitions: `${taken.size} of ${transitions.length}`,
    'answers of guards': `${answers.reduce((sum, size) => sum + size, 0)} of ${2 * answers.length}`,
  };
}

/** The innermost states in a state value, by their dotted paths. */
export function innermostIn(value: unknown, within: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...within, value].join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => innermostIn(inner, [...within, key]));
}
