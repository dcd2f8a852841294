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

/** How much of one kind of things a walk covered, by name. */
export interface Covered {
  covered: readonly string[];
  /** Reachable, but on no path. */
  uncovered: readonly string[];
  /** Unreachable by the machine's structure, whatever its guards say. */
  unreachable: readonly string[];
  /** Named by the model, but missing in the machine. */
  unknown: readonly string[];
}

/** What a model's walk covers of its machine. */
export interface Coverage {
  states: Covered;
  transitions: Covered;
  /** Each guard twice: once true, once false. */
  guards: Covered;
  /** Two transitions in direct succession. */
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

function namesSaid({ said }: Walk): Set<string> {
  return new Set(
    Array.from(said).flatMap(([name, answers]) =>
      Array.from(answers, (answer) => `${name}: ${answer ? 'holds' : 'does not hold'}`),
    ),
  );
}

/** Sorts a machine's parts, and what its model names, by how a walk covered them. */
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
      namesSaid(walk),
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

/** The covered share as text, with the rest if there is one. */
export function shareOf({ covered, uncovered, unreachable, unknown }: Covered): string {
  const rest = Object.entries({ unreachable, unknown })
    .filter(([, names]) => names.length > 0)
    .map(([standing, names]) => `, ${names.length} ${standing}`);
  return `${covered.length} of ${covered.length + uncovered.length}${rest.join('')}`;
}
