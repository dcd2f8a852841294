import {
  and,
  assign,
  or,
  type AnyActorScope,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { transitionsOf, type NamedTransition } from '../statechart/nodes';

/** A machine whose transitions are recorded while it is walked. */
export interface Recording {
  machine: AnyStateMachine;
  transitions: readonly NamedTransition[];
  /** The names of the transitions taken. */
  walked: Set<string>;
  /** The results of a transition's guard, by the transition's name. */
  said: Map<string, Set<boolean>>;
}

/** A guard in a transition's definition, if it has one. */
type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** A guard by name; an unnamed one gets a name in this machine, which must be a copy. */
function namedGuard(machine: AnyStateMachine, guard: Guard) {
  if (typeof guard === 'object') return { type: guard.type, params: guard.params };
  if (typeof guard === 'string') return { type: guard };
  const type = `guard ${Object.keys(machine.implementations.guards).length}`;
  Reflect.set(machine.implementations.guards, type, guard);
  return { type };
}

/** A guard with the same result that records it. */
function overheard(machine: AnyStateMachine, guard: Guard, note: (said: boolean) => void): Guard {
  const says = (said: boolean) => () => {
    note(said);
    return said;
  };
  return or([and([namedGuard(machine, guard), says(true)]), says(false)]);
}

/** A separate machine with the same states and rules, to mark or change. */
export function copyOf(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({});
}

/**
 * Whether a machine starts only because XState's pure functions create an actor first. It has no input then, so its
 * first transitions may be ones that never happen.
 */
function beginsForNobody(scope: AnyActorScope): boolean {
  // The pure functions work without an actor's name.
  return scope.id !== '';
}

/**
 * Makes a machine record which transitions are taken and what guards return. It marks the machine's built
 * transitions, so that XState's pure functions walk it as before; pass a {@link copyOf} a machine.
 */
export function recordingOf(machine: AnyStateMachine): Recording {
  const walked = new Set<string>();
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
      if (isHeard) walked.add(name);
      return {};
    });
    definition.actions = [...definition.actions, note];
  }
  const begin = machine.getInitialSnapshot.bind(machine);
  machine.getInitialSnapshot = (scope, input) => {
    isHeard = !beginsForNobody(scope);
    const first = begin(scope, input);
    isHeard = true;
    return first;
  };
  return { machine, transitions, walked, said };
}
