import type { AnyMachineSnapshot } from 'xstate';
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

/** The running calls. */
export function callsIn(snapshot: AnyMachineSnapshot): string[] {
  const children: unknown = snapshot.children;
  return typeof children === 'object' && children !== null ? Object.keys(children) : [];
}
