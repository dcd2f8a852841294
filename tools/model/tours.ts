import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { explore, type Path } from './exploration';
import { innermostIn } from './findings';
import { pairName } from './transitionPairs';
import { copyOf, recordingOf } from './recording';
import { isIn, type TestModel } from './testModel';

/** What a set of paths can cover completely. */
export const coverings = ['states', 'transitions', 'pairs'] as const;
export type Covering = (typeof coverings)[number];

/** A step between two snapshots, and the names of the transitions that it takes. */
export interface Move {
  before: AnyMachineSnapshot;
  words: string;
  after: AnyMachineSnapshot;
  taken: readonly string[];
}

/** What follows from one start: its snapshot, the moves from each snapshot, and what was passed on the way. */
interface Beginning {
  start: string;
  first: AnyMachineSnapshot;
  taken: readonly string[];
  moves: ReadonlyMap<string, readonly Move[]>;
}

/** A tour's current position. */
interface Place {
  snapshot: AnyMachineSnapshot;
  /** The last transition that led there. */
  last: string | undefined;
}

/** What a step covers of each kind. */
const passedBy: Record<Covering, (last: string | undefined, move: Move) => string[]> = {
  states: (_, { after }) => innermostIn(after.value),
  transitions: (_, { taken }) => [...taken],
  pairs: (last, { taken }) => {
    const following = last === undefined ? [...taken] : [last, ...taken];
    return following.slice(1).map((second, place) => pairName(following[place] ?? '', second));
  },
};

/** Everything that can happen in a machine, from each of its starts. */
export function beginningsOf(model: TestModel): Beginning[] {
  const recording = recordingOf(copyOf(model.machine));
  return Array.from(model.starts, ([start, { input }]) => {
    recording.walked.clear();
    const [first] = initialTransition(recording.machine, input);
    const taken = Array.from(recording.walked);
    const moves = new Map<string, Move[]>();
    explore(model, recording.machine, input, (words, before, after) => {
      const key = model.project(before);
      const known = moves.get(key) ?? [];
      moves.set(key, [
        ...known,
        { before, words, after, taken: recording.stepsTo.get(after) ?? [] },
      ]);
    });
    return { start, first, taken, moves };
  });
}

/** The shortest way from a position to something still missing; undefined if there is none. */
function pathToMissing(
  model: TestModel,
  { moves }: Beginning,
  from: Place,
  isMissing: (last: string | undefined, move: Move) => boolean,
): Move[] | undefined {
  const keyOf = ({ snapshot, last = '' }: Place) => `${model.project(snapshot)} ${last}`;
  const seen = new Set([keyOf(from)]);
  let paths: { place: Place; path: Move[] }[] = [{ place: from, path: [] }];
  while (paths.length > 0) {
    const further: typeof paths = [];
    for (const { place, path } of paths) {
      for (const move of moves.get(model.project(place.snapshot)) ?? []) {
        if (isMissing(place.last, move)) return [...path, move];
        const next = { snapshot: move.after, last: move.taken.at(-1) ?? place.last };
        const key = keyOf(next);
        if (!seen.has(key)) further.push({ place: next, path: [...path, move] });
        seen.add(key);
      }
    }
    paths = further;
  }
  return undefined;
}

/**
 * A few paths that together cover every state, transition or pair of transitions that can be covered: each continues
 * by the shortest way to what is still missing. Deterministic; few, but not provably the fewest.
 * @param longest the most steps of a path. It ends sooner if nothing is missing any more, and is longer only if the
 * shortest way to a single thing is
 */
export function toursOf(model: TestModel, covering: Covering, longest = Infinity): Path[] {
  const passed = new Set<string>();
  const passedIn = passedBy[covering];
  const isMissing = (last: string | undefined, move: Move) =>
    passedIn(last, move).some((name) => !passed.has(name));
  const tours: Path[] = [];
  for (const beginning of beginningsOf(model)) {
    const { start, first, taken } = beginning;
    const begun: Move = { before: first, words: start, after: first, taken };
    const beginsNew = isMissing(undefined, begun);
    passedIn(undefined, begun).forEach((name) => passed.add(name));
    for (let isFirst = true; ; isFirst = false) {
      const steps: Move[] = [];
      let place: Place = { snapshot: first, last: taken.at(-1) };
      let path = pathToMissing(model, beginning, place, isMissing);
      while (path !== undefined && (steps.length === 0 || steps.length + path.length <= longest)) {
        for (const move of path) {
          passedIn(place.last, move).forEach((name) => passed.add(name));
          place = { snapshot: move.after, last: move.taken.at(-1) ?? place.last };
          steps.push(move);
        }
        path = pathToMissing(model, beginning, place, isMissing);
      }
      if (steps.length > 0 || (isFirst && beginsNew)) tours.push({ start, first, steps });
      if (steps.length === 0) break;
    }
  }
  return tours;
}

/** The shortest path into a state by its dotted path; undefined if there is none. */
export function shortestInto(model: TestModel, state: string): Path | undefined {
  const reaches = (snapshot: AnyMachineSnapshot) => isIn(snapshot, state);
  const paths = beginningsOf(model).flatMap((beginning): Path[] => {
    const { start, first, taken } = beginning;
    if (reaches(first)) return [{ start, first, steps: [] }];
    const place = { snapshot: first, last: taken.at(-1) };
    const path = pathToMissing(model, beginning, place, (_, { after }) => reaches(after));
    return path === undefined ? [] : [{ start, first, steps: path }];
  });
  return paths.toSorted((one, other) => one.steps.length - other.steps.length)[0];
}
