import type { AnyMachineSnapshot } from 'xstate';
import {
  onRandomWalks as checkRandomWalks,
  type RandomWalk,
} from '../../../tools/model/randomWalks';
import type { TestModel } from '../../../tools/model/testModel';
import { inEverySnapshot as checkEverySnapshot } from '../../../tools/model/everySnapshot';

/** The folder of stored random walks that once failed. */
const failures = new URL('../failures/', import.meta.url);

/** Checks that something holds on random walks, first on those that once failed. */
export function onRandomWalks(
  model: TestModel,
  walks: number,
  holds: (walk: RandomWalk) => void,
): void {
  checkRandomWalks(model, walks, holds, failures);
}

/** Checks that something holds in every snapshot of a machine, and in those that random walks reach. */
export function inEverySnapshot(
  model: TestModel,
  holds: (snapshot: AnyMachineSnapshot) => void,
): void {
  checkEverySnapshot(model, holds, failures);
}
