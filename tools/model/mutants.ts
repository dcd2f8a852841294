import { type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { copyOf, oppositeOf } from './recording';
import { nodesOf, transitionsOf } from '../statechart/nodes';

/** A machine with one mistake in it. */
export interface Mutant {
  /** The mistake and its place. */
  name: string;
  make: () => AnyStateMachine;
}

type StateNode = AnyStateMachine['root'];

/** A mistake in the transition at that index of {@link transitionsOf}. */
function inTransition(
  original: AnyStateMachine,
  place: number,
  mistake: (definition: AnyTransitionDefinition, machine: AnyStateMachine) => void,
): () => AnyStateMachine {
  return () => {
    const machine = copyOf(original);
    const definition = transitionsOf(machine)[place]?.definition;
    if (definition !== undefined) mistake(definition, machine);
    return machine;
  };
}

function drop(definition: AnyTransitionDefinition) {
  const { source } = definition;
  for (const [type, branches] of source.transitions) {
    const others = branches.filter((branch) => branch !== definition);
    if (others.length < branches.length) source.transitions.set(type, others);
  }
  const always = source.always?.filter((branch) => branch !== definition);
  if (always !== undefined) source.always = always;
}

function without<TItem>(items: readonly TItem[], place: number): TItem[] {
  return items.filter((_, index) => index !== place);
}

/** The wrong states that a transition could lead to: its target's siblings, or any other. */
function wrongTargets(machine: AnyStateMachine, target: StateNode): StateNode[] {
  const neighbours = Object.values(target.parent?.states ?? {});
  const others = neighbours.length > 1 ? neighbours : nodesOf(machine).slice(1);
  const place = others.findIndex(({ id }) => id === target.id);
  return others.length < 2 ? [] : [others[(place + 1) % others.length] ?? target];
}

function transitionMutants(original: AnyStateMachine): Mutant[] {
  return transitionsOf(original).flatMap(({ name, definition }, place) => {
    const mutants: Mutant[] = [
      { name: `${name}: dropped`, make: inTransition(original, place, drop) },
    ];
    for (const { id } of definition.target?.flatMap((to) => wrongTargets(original, to)) ?? []) {
      mutants.push({
        name: `${name}: leads to ${id}`,
        make: inTransition(original, place, (mutated, machine) => {
          mutated.target = [machine.getStateNodeById(id)];
        }),
      });
    }
    if (definition.guard !== undefined) {
      const { guard } = definition;
      mutants.push(
        {
          name: `${name}: guard turned round`,
          make: inTransition(original, place, (mutated, machine) => {
            mutated.guard = oppositeOf(machine, guard);
          }),
        },
        {
          name: `${name}: guard gone`,
          make: inTransition(original, place, (mutated) => {
            Reflect.deleteProperty(mutated, 'guard');
          }),
        },
      );
    }
    definition.actions.forEach((_, action) => {
      mutants.push({
        name: `${name}: action ${action} gone`,
        make: inTransition(original, place, (mutated) => {
          mutated.actions = without(mutated.actions, action);
        }),
      });
    });
    return mutants;
  });
}

/** XState's own actions on entering and leaving a state with a delay, which the pure walk doesn't need. */
const ofDelays = new Set(['xstate.raise', 'xstate.cancel']);

/** A state that omits an entry or exit action. */
function entryAndExitMutants(original: AnyStateMachine): Mutant[] {
  return nodesOf(original).flatMap((node, place) =>
    (['entry', 'exit'] as const).flatMap((when) =>
      node[when].flatMap((begun, action) =>
        typeof begun === 'function' && ofDelays.has(String(Reflect.get(begun, 'type')))
          ? []
          : {
              name: `${node.id}: ${when} action ${action} gone`,
              make: () => {
                const machine = copyOf(original);
                const copied = nodesOf(machine)[place];
                if (copied !== undefined) copied[when] = without(copied[when], action);
                return machine;
              },
            },
      ),
    ),
  );
}

function invokeMutants(original: AnyStateMachine): Mutant[] {
  return nodesOf(original).flatMap(({ id, invoke }, place) =>
    invoke.map(({ id: asked }, call) => ({
      name: `${id}: ${asked} is not asked`,
      make: () => {
        const machine = copyOf(original);
        // XState caches a node's own list.
        nodesOf(machine)[place]?.invoke.splice(call, 1);
        return machine;
      },
    })),
  );
}

function delayMutants(original: AnyStateMachine): Mutant[] {
  return Object.entries<unknown>(original.implementations.delays).flatMap(([delay, lasts]) =>
    typeof lasts === 'number'
      ? {
          name: `${original.id}: ${delay} lasts ${2 * lasts} ms`,
          make: () => original.provide({ delays: { [delay]: 2 * lasts } }),
        }
      : [],
  );
}

/**
 * Every machine that differs from the original by one mistake: a transition that is missing, leads elsewhere, ignores
 * or inverts its guard, or omits an action; a state that omits an action or a call it waits for; a delay that lasts
 * longer.
 */
export function mutantsOf(original: AnyStateMachine): Mutant[] {
  return [
    ...transitionMutants(original),
    ...entryAndExitMutants(original),
    ...invokeMutants(original),
    ...delayMutants(original),
  ];
}
