import type { AnyMachineSnapshot } from 'xstate';
import {
  whereverChanceLeads as whereverItLeads,
  type ChanceWalk,
} from '../../../tools/model/chance';
import type { TestModel } from '../../../tools/model/testModel';
import { whateverHappens as whateverDoes } from '../../../tools/model/whateverHappens';

/** The folder of stored random walks that once failed. */
const failures = new URL('../failures/', import.meta.url);

/** Has something hold on walks by chance, first on those that once failed. */
export function whereverChanceLeads(
  model: TestModel,
  walks: number,
  holds: (walk: ChanceWalk) => void,
): void {
  whereverItLeads(model, walks, holds, failures);
}

/** Has something hold in every moment that a machine can be in, and in those to which chance leads it. */
export function whateverHappens(
  model: TestModel,
  holds: (moment: AnyMachineSnapshot) => void,
): void {
  whateverDoes(model, holds, failures);
}
