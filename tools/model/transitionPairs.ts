import type { AnyMachineSnapshot } from 'xstate';
import type { Watch } from './exploration';
import type { Recording } from './recording';
import type { TestModel } from './testModel';

/** The transitions of a walk, and those taken in direct succession. */
export interface TransitionPairs {
  /** Call it on each step. */
  note: Watch;
  noted: () => { taken: ReadonlySet<string>; pairs: ReadonlySet<string> };
}

/** The name of two transitions in succession. */
export function pairName(first: string, second: string): string {
  return `${first}, then ${second}`;
}

/** The transitions into and out of a snapshot. */
interface Crossing {
  into: Set<string>;
  outOf: Set<string>;
}

/** Records which transitions are taken while a recorded machine is explored. */
export function recordTransitionPairs(
  { project }: TestModel,
  { walked, stepsTo }: Recording,
): TransitionPairs {
  const pairs = new Set<string>();
  const crossings = new Map<string, Crossing>();
  const crossingOf = (snapshot: AnyMachineSnapshot) => {
    const key = project(snapshot);
    const crossing = crossings.get(key) ?? { into: new Set(), outOf: new Set() };
    crossings.set(key, crossing);
    return crossing;
  };
  return {
    note: (_, before, after) => {
      const names = stepsTo.get(after) ?? [];
      names.forEach((name, place) => {
        const following = names[place + 1];
        if (following !== undefined) pairs.add(pairName(name, following));
      });
      const [first] = names;
      const last = names.at(-1);
      if (first !== undefined) crossingOf(before).outOf.add(first);
      if (last !== undefined) crossingOf(after).into.add(last);
    },
    noted: () => {
      for (const { into, outOf } of crossings.values()) {
        for (const first of into) outOf.forEach((second) => pairs.add(pairName(first, second)));
      }
      return { taken: walked, pairs };
    },
  };
}
