import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { onRandomWalks, type RandomWalk } from './randomWalks';
import { explore, type Vertex } from './exploration';
import { copyOf } from './recording';
import type { TestModel } from './testModel';

const RANDOM_WALKS = 60;

const known = new Map<TestModel, Vertex[]>();

/** Every snapshot that a machine can be in, and what can happen there. */
export function snapshotsIn(model: TestModel): readonly Vertex[] {
  const moments =
    known.get(model) ??
    Array.from(model.starts.values()).flatMap(({ input }) =>
      explore(model, copyOf(model.machine), input),
    );
  known.set(model, moments);
  return moments;
}

/** A machine's snapshot after an event, without its effects. */
export function after(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  return transition(snapshot.machine, snapshot, event)[0];
}

/** The running calls. */
export function callsIn(snapshot: AnyMachineSnapshot): string[] {
  const children: unknown = snapshot.children;
  return typeof children === 'object' && children !== null ? Object.keys(children) : [];
}

/**
 * Checks something in every snapshot that a machine can be in, and in those that random walks reach, which also do
 * what the exploration leaves out as redundant.
 */
export function inEverySnapshot(
  model: TestModel,
  holds: (snapshot: AnyMachineSnapshot) => void,
  folder?: URL,
): void {
  for (const { snapshot } of snapshotsIn(model)) holds(snapshot);
  const holdThere = ({ snapshots }: RandomWalk) => {
    snapshots.forEach(holds);
  };
  onRandomWalks(model, RANDOM_WALKS, holdThere, folder);
}
