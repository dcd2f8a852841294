import {
  and,
  assign,
  not,
  or,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A transition of a machine, under a name that says where it is written. */
export interface NamedTransition {
  /** `booking.creating.sending: xstate.done.actor.createReservation [1] → booking.created`. */
  name: string;
  definition: AnyTransitionDefinition;
}

type StateNode = AnyStateMachine['root'];

/** All states of a machine, the outermost first. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

/** A state's dotted path below its machine; empty for the machine itself. */
export function pathOf(node: StateNode): string {
  return node.path.join('.');
}

/** The states that have no states inside. */
export function innermostStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf);
}

/** Whether a state is left as soon as it is entered, whatever happens; its transitions tell of it. */
export function isTransient(machine: AnyStateMachine, state: string): boolean {
  const { always = [] } = machine.getStateNodeById(`${machine.id}.${state}`);
  return always.some(({ guard }) => guard === undefined);
}

function screenOf({ meta }: StateNode): unknown {
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'screen') : undefined;
}

/** Whether the state, or one around it, says what the guest sees in it. */
function isVisible(node: StateNode): boolean {
  return screenOf(node) !== undefined || (node.parent !== undefined && isVisible(node.parent));
}

/** The innermost states that a guest can see, by their dotted paths. */
export function visibleStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter((node) => (node.type === 'atomic' || node.type === 'final') && isVisible(node))
    .map(pathOf);
}

function named(definition: AnyTransitionDefinition, branch: number): NamedTransition {
  const targets = definition.target?.map(({ id }) => id).join(' and ') ?? 'stays';
  const event: unknown = definition.eventType;
  const type = event === '' ? 'always' : String(event);
  return { name: `${definition.source.id}: ${type} [${branch}] → ${targets}`, definition };
}

/** Every transition of a machine: each branch of each event, answer, failure, delay and always. */
export function transitionsOf(machine: AnyStateMachine): NamedTransition[] {
  return nodesOf(machine).flatMap((node) => [
    ...Array.from(node.transitions.values()).flatMap((branches) => branches.map(named)),
    ...(node.always ?? []).map(named),
  ]);
}

/** A machine whose transitions are noted down while it is walked. */
export interface Recording {
  machine: AnyStateMachine;
  transitions: readonly NamedTransition[];
  /** The names of the transitions that were taken. */
  walked: Set<string>;
  /** The names of the transitions of the step that led to a moment, in their order. */
  stepsTo: WeakMap<AnyMachineSnapshot, readonly string[]>;
  /** What the guard of a transition has said, by the transition's name. */
  said: Map<string, Set<boolean>>;
}

/** A guard as the transition's definition has it, where there is one. */
type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** A guard under a name; one that has none gets one in this machine, which has to be a copy. */
function namedGuard(machine: AnyStateMachine, guard: Guard) {
  if (typeof guard === 'object') return { type: guard.type, params: guard.params };
  if (typeof guard === 'string') return { type: guard };
  const type = `guard ${Object.keys(machine.implementations.guards).length}`;
  Reflect.set(machine.implementations.guards, type, guard);
  return { type };
}

/** The opposite of a guard of that machine, which has to be a copy. */
export function oppositeOf(machine: AnyStateMachine, guard: Guard): Guard {
  return not(namedGuard(machine, guard));
}

/** A guard that says the same and has it noted down. */
function overheard(machine: AnyStateMachine, guard: Guard, note: (said: boolean) => void): Guard {
  const says = (said: boolean) => () => {
    note(said);
    return said;
  };
  return or([and([namedGuard(machine, guard), says(true)]), says(false)]);
}

/** A machine of its own with the same states and rules, to be marked or changed. */
export function copyOf(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({});
}

/**
 * Whether a machine begins only because XState's pure functions make an actor before they do what they are asked for. It
 * has no input, so that it may begin on a way that nobody goes.
 */
function beginsForNobody(scope: AnyActorScope): boolean {
  // What they are asked for they do without an actor's name.
  return scope.id !== '';
}

/**
 * Has a machine note down which transitions are taken and what guards say. It marks the machine's built transitions,
 * so that the pure functions of XState walk it as before; give it a {@link copyOf} a machine.
 */
export function recordingOf(machine: AnyStateMachine): Recording {
  const walked = new Set<string>();
  const stepsTo: Recording['stepsTo'] = new WeakMap();
  let step: string[] = [];
  let isHeard = true;
  const said = new Map<string, Set<boolean>>();
  const transitions = transitionsOf(machine);
  for (const { name, definition } of transitions) {
    if (definition.guard !== undefined) {
      const answers = new Set<boolean>();
      said.set(name, answers);
      definition.guard = overheard(machine, definition.guard, (answer) => {
        if (isHeard) answers.add(answer);
      });
    }
    const note = assign(() => {
      if (!isHeard) return {};
      walked.add(name);
      step.push(name);
      return {};
    });
    definition.actions = [...definition.actions, note];
  }
  const begin = machine.getInitialSnapshot.bind(machine);
  machine.getInitialSnapshot = (scope, input) => {
    isHeard = !beginsForNobody(scope);
    step = [];
    const first = begin(scope, input);
    if (isHeard) stepsTo.set(first, step);
    isHeard = true;
    return first;
  };
  const take = machine.transition.bind(machine);
  machine.transition = (...happening) => {
    step = [];
    const after = take(...happening);
    stepsTo.set(after, step);
    return after;
  };
  return { machine, transitions, walked, stepsTo, said };
}
