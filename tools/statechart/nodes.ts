import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A machine's transition, with a name that says where it is defined. */
export interface NamedTransition {
  /** `booking.creating.sending: xstate.done.actor.createReservation [1] → booking.created`. */
  name: string;
  definition: AnyTransitionDefinition;
}

type StateNode = AnyStateMachine['root'];

/** All states of a machine, outermost first. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  return [machine.root, ...getStateNodes(machine.root)];
}

/** A state's dotted path within its machine; empty for the machine itself. */
export function pathOf(node: StateNode): string {
  return node.path.join('.');
}

/** The states without states inside. */
export function innermostStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(pathOf);
}

/** The internal event for a completed inner state; it can't be sent from outside. */
const OVER_INSIDE = 'xstate.done.state.';

/** Whether an event type can come from outside the machine. Eventless transitions have the empty type. */
export function isExternalEvent(type: string): boolean {
  return type !== '' && !type.startsWith(OVER_INSIDE);
}

/** What may leave a state as soon as it is entered: its eventless transitions, and those on its completion. */
function atOnceFrom({ always = [], type, parent }: StateNode): AnyTransitionDefinition[] {
  const ended =
    type === 'final' ? parent?.transitions.get(`${OVER_INSIDE}${parent.id}`) : undefined;
  return [...always, ...(ended ?? [])];
}

/** Whether a state is always left as soon as it is entered. */
export function isTransient(machine: AnyStateMachine, state: string): boolean {
  const node = machine.getStateNodeById(`${machine.id}.${state}`);
  return atOnceFrom(node).some(({ guard }) => guard === undefined);
}

function screenIn(meta: unknown): string | undefined {
  const screen: unknown =
    typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'screen') : undefined;
  return typeof screen === 'string' ? screen : undefined;
}

/** The screen of a state, from its `meta.screen`; undefined if it has none. */
function screenOf({ meta }: StateNode): string | undefined {
  return screenIn(meta);
}

/** The screens that show in a snapshot, from its states' `meta.screen`, outermost first. */
export function screensIn(snapshot: AnyMachineSnapshot): string[] {
  return Object.values<unknown>(snapshot.getMeta()).flatMap((meta) => screenIn(meta) ?? []);
}

/** Whether a state, or one around it, has a screen. */
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

/** Every transition of a machine: each branch of each event, response, failure, delay and eventless transition. */
export function transitionsOf(machine: AnyStateMachine): NamedTransition[] {
  return nodesOf(machine).flatMap((node) => [
    ...Array.from(node.transitions.values()).flatMap((branches) => branches.map(named)),
    ...(node.always ?? []).map(named),
  ]);
}
