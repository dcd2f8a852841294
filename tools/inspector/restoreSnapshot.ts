import {
  getNextTransitions,
  isMachineSnapshot,
  StateMachine,
  type ActorRefLike,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { childrenOf } from './children';

/** The event that restores a machine's earlier snapshot. */
export const RESTORED = 'inspector.restoreSnapshot';

const DELAY = 'xstate.after.';

/** The names of the delays running in a snapshot. */
function delaysIn(snapshot: AnyMachineSnapshot): string[] {
  return getNextTransitions(snapshot)
    .map(({ eventType }) => String(eventType))
    .filter((type) => type.startsWith(DELAY))
    .map((type) => type.slice(DELAY.length).split('.')[0] ?? '');
}

/** What runs in one snapshot and not in the other, or as a different actor. */
function runsOnlyIn(one: AnyMachineSnapshot, other: AnyMachineSnapshot): string[] {
  const there = new Map(childrenOf(other));
  return childrenOf(one)
    .filter(([id, actor]) => there.get(id) !== actor)
    .map(([id]) => id);
}

/**
 * Why an earlier snapshot can't be restored without effects being done or left undone; undefined if it
 * can.
 */
export function whyNotRestored(
  now: AnyMachineSnapshot,
  then: AnyMachineSnapshot,
): string | undefined {
  if (now.status !== 'active') return 'The machine has ended, and nothing starts it again here.';
  if (then.status !== 'active') return 'The machine had ended there.';
  const [lost] = runsOnlyIn(then, now);
  if (lost !== undefined) {
    return `${lost} was under way then. It is over, and can’t be resumed without doing it once more.`;
  }
  const [begun] = runsOnlyIn(now, then);
  if (begun !== undefined) {
    return `${begun} is under way now: its answer would come into a moment that never asked for it.`;
  }
  const inside = childrenOf(now).find(([, actor]) => isMachineSnapshot(actor.getSnapshot()));
  if (inside)
    return `${inside[0]} runs inside it and would stay where it is: restore that one instead.`;
  const [delay] = [...delaysIn(then), ...delaysIn(now)];
  if (delay !== undefined) return `A time runs (${delay}) that can’t be wound back.`;
  return undefined;
}

/** The snapshot in an event that restores it; undefined for every other event. */
function snapshotIn(event: unknown): AnyMachineSnapshot | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const then: unknown = Reflect.get(event, 'type') === RESTORED && Reflect.get(event, 'snapshot');
  return isMachineSnapshot(then) ? then : undefined;
}

const taught = new WeakSet<AnyStateMachine>();

/** Teaches a machine the event that restores a snapshot: it takes it over without any effects. */
function teach(machine: AnyStateMachine): void {
  if (taught.has(machine)) return;
  taught.add(machine);
  const take = machine.transition.bind(machine);
  machine.transition = (...args) => snapshotIn(args[1]) ?? take(...args);
}

/**
 * Restores an earlier snapshot of a running machine, which its page then shows; {@link whyNotRestored} says when that is honest.
 * @param number the snapshot's entry in the event log
 */
export function restoreSnapshot(
  actor: ActorRefLike,
  number: number,
  then: AnyMachineSnapshot,
): void {
  const logic: unknown = Reflect.get(actor, 'logic');
  if (!(logic instanceof StateMachine)) return;
  teach(logic);
  actor.send({ type: RESTORED, number, snapshot: then });
}
