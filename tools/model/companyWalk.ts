import type { AnyMachineSnapshot } from 'xstate';
import { stateOf } from './findings';
import { getsOn, namesOf, pairsFrom, type Company, type Pair } from './pairs';
import type { TestModel } from './testModel';
import { snapshotsIn } from './everySnapshot';

/** The result of walking two machines side by side. */
interface CompanyWalk {
  pairs: readonly Pair[];
  /** The states of each machine that it never reaches beside the other. */
  missed: Readonly<Record<'beside' | 'own', readonly string[]>>;
  /** Pairs that nothing leads out of, as text. */
  stuck: readonly string[];
}

/** One snapshot of each state of a machine with nothing running beside it. */
export function oneOfEach(model: TestModel): AnyMachineSnapshot[] {
  return Array.from(
    new Map(snapshotsIn(model).map(({ snapshot }) => [stateOf(snapshot), snapshot])).values(),
  );
}

function missedBy(model: TestModel, moments: readonly AnyMachineSnapshot[]): string[] {
  const met = new Set(moments.map(stateOf));
  return oneOfEach(model)
    .map(stateOf)
    .filter((state) => !met.has(state))
    .toSorted();
}

/** Walks two machines side by side from all their starts; takes a second or two for large ones. */
export function companyWalkOf(company: Company): CompanyWalk {
  const pairs = Array.from(pairsFrom(company, company.seeds()).values());
  const missed = (side: 'beside' | 'own') =>
    missedBy(
      company[side],
      pairs.map((pair) => pair[side]),
    );
  return {
    pairs,
    missed: { beside: missed('beside'), own: missed('own') },
    stuck: pairs.filter((pair) => !getsOn(company, pair)).map(namesOf),
  };
}
