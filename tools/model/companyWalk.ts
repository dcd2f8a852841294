import type { AnyMachineSnapshot } from 'xstate';
import { stateOf } from './findings';
import { getsOn, namesOf, pairsFrom, type Company, type Pair } from './pairs';
import type { TestModel } from './testModel';
import { snapshotsIn } from './everySnapshot';

/** The states of one of two machines that a joint walk reaches, and those that it never does. */
export interface MetStates {
  met: readonly string[];
  missed: readonly string[];
}

/** The result of walking two machines side by side. */
export interface CompanyWalk {
  company: Company;
  pairs: readonly Pair[];
  beside: MetStates;
  own: MetStates;
  /** Reached states of either machine that never occur together. */
  neverTogether: readonly { beside: readonly string[]; own: readonly string[] }[];
  /** Pairs that nothing leads out of, as text. */
  stuck: readonly string[];
}

/** One snapshot of each state of a machine with nothing running beside it. */
export function oneOfEach(model: TestModel): AnyMachineSnapshot[] {
  return Array.from(
    new Map(snapshotsIn(model).map(({ snapshot }) => [stateOf(snapshot), snapshot])).values(),
  );
}

function metOf(model: TestModel, moments: readonly AnyMachineSnapshot[]): MetStates {
  const met = new Set(moments.map(stateOf));
  const missed = oneOfEach(model)
    .map(stateOf)
    .filter((state) => !met.has(state));
  return { met: Array.from(met).toSorted(), missed: missed.toSorted() };
}

/** Walks two machines side by side from all their starts; takes a second or two for large ones. */
export function companyWalkOf(company: Company): CompanyWalk {
  const pairs = Array.from(pairsFrom(company, company.seeds()).values());
  const beside = metOf(
    company.beside,
    pairs.map((pair) => pair.beside),
  );
  const own = metOf(
    company.own,
    pairs.map((pair) => pair.own),
  );
  const together = new Set(pairs.map(namesOf));
  const never = new Map<string, { beside: string[]; own: string[] }>();
  for (const state of beside.met) {
    const others = own.met.filter((other) => !together.has(`${state} × ${other}`));
    const known = never.get(others.join());
    if (known !== undefined) known.beside.push(state);
    else if (others.length > 0) never.set(others.join(), { beside: [state], own: others });
  }
  return {
    company,
    pairs,
    beside,
    own,
    neverTogether: Array.from(never.values()),
    stuck: pairs.filter((pair) => !getsOn(company, pair)).map(namesOf),
  };
}
