import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import {
  atOnceFrom,
  isExternalEvent,
  nodesOf,
  transitionsOf,
  type NamedTransition,
} from '../statechart/nodes';

type StateNode = AnyStateMachine['root'];

/** What a machine's structure alone allows, whatever its guards say. */
export interface Drawing {
  /** The reachable states. */
  states: ReadonlySet<StateNode>;
  /** The transitions that can be taken. */
  transitions: readonly NamedTransition[];
  /** The transitions that can be taken directly after this one. */
  next: (transition: NamedTransition) => NamedTransition[];
}

function around({ parent }: StateNode): StateNode[] {
  return parent ? [parent, ...around(parent)] : [];
}

function within(node: StateNode): StateNode[] {
  return Object.values(node.states).flatMap((inner) => [inner, ...within(inner)]);
}

/** A state and the states inside in which it starts. */
function begunWith(node: StateNode): StateNode[] {
  if (node.type === 'history') return node.parent ? within(node.parent) : [];
  if (node.type === 'parallel') return [node, ...Object.values(node.states).flatMap(begunWith)];
  return [node, ...node.initial.target.flatMap(begunWith)];
}

/** Every region beside those that lead to the state. */
function beside(node: StateNode): StateNode[] {
  return [node, ...around(node)].flatMap(({ parent, id }) =>
    parent?.type === 'parallel'
      ? Object.values(parent.states).flatMap((region) =>
          region.id === id ? [] : [region, ...within(region)],
        )
      : [],
  );
}

/** The states that can be active after a transition. */
function activeAfter({ source, target }: AnyTransitionDefinition): StateNode[] {
  const reached = target === undefined ? [source, ...within(source)] : target.flatMap(begunWith);
  return reached.flatMap((node) => [node, ...around(node), ...beside(node)]);
}

/** Whether an earlier branch for the same event always takes precedence. */
function isShadowed(definition: AnyTransitionDefinition): boolean {
  const { source } = definition;
  const type = String(definition.eventType);
  const branches = type === '' ? (source.always ?? []) : (source.transitions.get(type) ?? []);
  const before = branches.slice(0, branches.indexOf(definition));
  return before.some(({ guard }) => guard === undefined);
}

/** The states that are certainly active after a transition. */
function certainAfter({ source, target }: AnyTransitionDefinition): StateNode[] {
  return target === undefined ? [source, ...around(source)] : target.flatMap(begunCertainly);
}

function begunCertainly(node: StateNode): StateNode[] {
  return node.type === 'history' ? [] : begunWith(node);
}

/** Whether a state inside the transition's source always handles its event first. */
function handlesBefore(inner: StateNode, { source, eventType }: AnyTransitionDefinition): boolean {
  const branches = inner.transitions.get(String(eventType)) ?? [];
  return around(inner).includes(source) && branches.some(({ guard }) => guard === undefined);
}

/** Computes from a machine's structure where its transitions can lead. */
export function drawingOf(machine: AnyStateMachine): Drawing {
  const all = transitionsOf(machine).filter(({ definition }) => !isShadowed(definition));
  const states = new Set(begunWith(machine.root));
  for (const node of states) {
    for (const { definition } of all.filter(({ definition: { source } }) => source === node)) {
      activeAfter(definition).forEach((reached) => states.add(reached));
    }
  }
  const transitions = all.filter(({ definition: { source } }) => states.has(source));
  return {
    states,
    transitions,
    next: ({ definition }) => {
      const active = new Set(activeAfter(definition));
      const over = definition.target?.some(
        ({ type, parent }) => type === 'final' && parent === machine.root,
      );
      if (over === true) return [];
      const atOnce = nodesOf(machine)
        .filter((node) => active.has(node))
        .map(atOnceFrom);
      // While a state is left as soon as it is entered, nothing else can happen.
      const passing = atOnce.filter((leaving) => leaving.some(({ guard }) => guard === undefined));
      if (passing.length > 0) {
        return transitions.filter(({ definition: following }) =>
          passing.some((leaving) => leaving.includes(following)),
        );
      }
      const certain = certainAfter(definition);
      return transitions.filter(
        ({ definition: following }) =>
          atOnce.some((leaving) => leaving.includes(following)) ||
          (active.has(following.source) &&
            isExternalEvent(String(following.eventType)) &&
            !certain.some((inner) => handlesBefore(inner, following))),
      );
    },
  };
}
