import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { explore, type Vertex } from './exploration';
import { copyOf } from './recording';
import type { TestModel } from './testModel';

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
