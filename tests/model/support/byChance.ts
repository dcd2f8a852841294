import type { AnyMachineSnapshot } from 'xstate';
import {
  whereverChanceLeads as whereverItLeads,
  type ChanceWalk,
} from '../../../tools/model/chance';
import type { TestModel } from '../../../tools/model/testModel';
import { whateverHappens as whateverDoes } from '../../../tools/model/anyEvent';

/** The folder of stored random walks that once failed. */
const failures = new URL('../failures/', import.meta.url);

/** Checks that something holds on random walks, first on those that once failed. */
export function whereverChanceLeads(
  model: TestModel,
  walks: number,
  holds: (walk: ChanceWalk) => void,
): void {
  whereverItLeads(model, walks, holds, failures);
}

/** Checks that something holds in every snapshot of a machine, and in those that random walks reach. */
export function whateverHappens(
  model: TestModel,
  holds: (snapshot: AnyMachineSnapshot) => void,
): void {
  whateverDoes(model, holds, failures);
}
