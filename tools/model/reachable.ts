import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsOf, type NamedTransition } from '../statechart/nodes';

type StateNode = AnyStateMachine['root'];

/** What the drawing of a machine alone says of it, whatever its guards say. */
export interface Drawing {
  /** The states to which some way leads. */
  states: ReadonlySet<StateNode>;
  /** The transitions that can come to their turn. */
  transitions: readonly NamedTransition[];
  /** The transitions that can come to their turn right after this one. */
  next: (transition: NamedTransition) => NamedTransition[];
}

function around({ parent }: StateNode): StateNode[] {
  return parent ? [parent, ...around(parent)] : [];
}

function within(node: StateNode): StateNode[] {
  return Object.values(node.states).flatMap((inner) => [inner, ...within(inner)]);
}

/** The state and those inside it in which it begins. */
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

/** Whether an earlier branch for the same event always comes first. */
function isShadowed(definition: AnyTransitionDefinition): boolean {
  const { source } = definition;
  const type = String(definition.eventType);
  const branches = type === '' ? (source.always ?? []) : (source.transitions.get(type) ?? []);
  const before = branches.slice(0, branches.indexOf(definition));
  return before.some(({ guard }) => guard === undefined);
}

/** Whether a state is left as soon as it is entered, so that nothing else can happen in it. */
function isPassing({ always = [] }: StateNode): boolean {
  return always.some(({ guard }) => guard === undefined);
}

/** Reads off a machine where its arrows can lead at all. */
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
      const passing = new Set(
        nodesOf(machine).filter((node) => active.has(node) && isPassing(node)),
      );
      return transitions.filter(({ definition: following }) => {
        if (!active.has(following.source)) return false;
        const atOnce = String(following.eventType) === '';
        return passing.size === 0 || (passing.has(following.source) && atOnce);
      });
    },
  };
}
