import type { Walk } from './findings';
import {
  innermostStates,
  isTransient,
  nodesOf,
  pathOf,
  type NamedTransition,
} from '../statechart/nodes';
import { pairName } from './transitionPairs';
import { drawingOf } from './reachable';
import { unknownEvents, unknownStates } from './sets';
import type { TestModel } from './testModel';

/** How far the walk of a model came with things of one kind, each by its name. */
export interface Covered {
  covered: readonly string[];
  /** Something leads there, but no path goes. */
  uncovered: readonly string[];
  /** Nothing in the machine leads there, whatever its guards say. */
  unreachable: readonly string[];
  /** The model tells of it, and the machine has no such thing. */
  unknown: readonly string[];
}

/** What the walk of a model reaches of its machine. */
export interface Coverage {
  states: Covered;
  transitions: Covered;
  /** Each guard twice: once as it lets pass, once as it does not. */
  guards: Covered;
  /** Two transitions, one right after the other. */
  pairs: Covered;
}

function sorted(
  all: readonly string[],
  reached: ReadonlySet<string>,
  reachable: ReadonlySet<string>,
  unknown: readonly string[] = [],
): Covered {
  const missed = all.filter((name) => !reached.has(name));
  return {
    covered: all.filter((name) => reached.has(name)),
    uncovered: missed.filter((name) => reachable.has(name)),
    unreachable: missed.filter((name) => !reachable.has(name)),
    unknown,
  };
}

function guardNames({ name, definition }: NamedTransition): string[] {
  return definition.guard === undefined ? [] : [`${name}: holds`, `${name}: does not hold`];
}

function saidNames({ said }: Walk): Set<string> {
  return new Set(
    Array.from(said).flatMap(([name, answers]) =>
      Array.from(answers, (answer) => `${name}: ${answer ? 'holds' : 'does not hold'}`),
    ),
  );
}

/** Sorts what a machine has, and what its model tells of, by how far a walk came with it. */
export function coverageOf(model: TestModel, walk: Walk): Coverage {
  const { machine } = model;
  const drawing = drawingOf(machine);
  const every = walk.transitions;
  const reachable = new Set(drawing.transitions.map(({ name }) => name));
  const pairs = drawing.transitions.flatMap((first) =>
    drawing.next(first).map(({ name }) => pairName(first.name, name)),
  );
  const possible = new Set(pairs);
  return {
    states: sorted(
      innermostStates(machine).filter((state) => !isTransient(machine, state)),
      walk.visited,
      new Set(
        nodesOf(machine)
          .filter((node) => drawing.states.has(node))
          .map(pathOf),
      ),
      unknownStates(model, machine),
    ),
    transitions: sorted(
      every.map(({ name }) => name),
      walk.taken,
      reachable,
      unknownEvents(model, machine),
    ),
    guards: sorted(
      every.flatMap(guardNames),
      saidNames(walk),
      new Set(every.filter(({ name }) => reachable.has(name)).flatMap(guardNames)),
    ),
    pairs: sorted(
      Array.from(possible),
      walk.pairs,
      possible,
      Array.from(walk.pairs).filter((pair) => !possible.has(pair)),
    ),
  };
}

/** How much of it is covered, in words; and what else there is, where there is something. */
export function shareOf({ covered, uncovered, unreachable, unknown }: Covered): string {
  const rest = Object.entries({ unreachable, unknown })
    .filter(([, names]) => names.length > 0)
    .map(([standing, names]) => `, ${names.length} ${standing}`);
  return `${covered.length} of ${covered.length + uncovered.length}${rest.join('')}`;
}
