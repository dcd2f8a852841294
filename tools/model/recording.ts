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
import { transitionsOf, type NamedTransition } from '../statechart/nodes';

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
