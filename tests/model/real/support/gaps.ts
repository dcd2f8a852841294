import { innermostIn } from '../../../../tools/model/findings';
import { innermostStates } from '../../../../tools/statechart/nodes';
import type { Scenario } from '../../../../tools/model/scenarios';
import type { TestModel } from '../../../../tools/model/testModel';

/** The parts of a real machine that implement a model's words. */
interface Sayings {
  model: TestModel;
  starts: Readonly<Record<string, unknown>>;
  happenings: Readonly<Record<string, unknown>>;
  sights: Readonly<Record<string, unknown>>;
}

function coveringPath(sights: Readonly<Record<string, unknown>>, state: string) {
  return Object.keys(sights)
    .filter((path) => path === state || state.startsWith(`${path}.`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** What to see in a state: by its own entry, or that of the nearest state around it. */
export function sightOf<Sight>(sights: Readonly<Record<string, Sight>>, state: string) {
  const path = coveringPath(sights, state);
  return path === undefined ? undefined : sights[path];
}

/** Words that a scenario needs and that are not implemented, and implementations that nothing needs. */
export function gapsIn(
  { model, starts, happenings, sights }: Sayings,
  scenarios: readonly Scenario[],
): string[] {
  const { id } = model;
  const unsaid = (said: Readonly<Record<string, unknown>>, words: readonly string[]) =>
    Array.from(new Set(words.filter((needed) => !(needed in said))));
  const moments = scenarios.flatMap(({ first, steps }) => [
    first,
    ...steps.map(({ after }) => after),
  ]);
  const seen = new Set(moments.flatMap(({ value }) => innermostIn(value)));
  const states = innermostStates(model.machine);
  const isState = (path: string) =>
    states.some((state) => state === path || state.startsWith(`${path}.`));
  return [
    ...unsaid(
      starts,
      scenarios.map(({ start }) => start),
    ).map((words) => `${id}: nothing says how “${words}” begins for real`),
    ...unsaid(
      happenings,
      scenarios.flatMap(({ steps }) => steps.map(({ words }) => words)),
    ).map((words) => `${id}: nothing says how “${words}” is done for real`),
    ...Array.from(seen)
      .filter((state) => coveringPath(sights, state) === undefined)
      .map((state) => `${id}: nothing says what is seen in ${state}`),
    ...Object.keys(starts)
      .filter((words) => !model.starts.has(words))
      .map((words) => `${id}: nothing begins with “${words}” any more`),
    ...Object.keys(happenings)
      .filter((words) => !model.events.has(words))
      .map((words) => `${id}: “${words}” can no longer happen`),
    ...Object.keys(sights)
      .filter((path) => !isState(path))
      .map((path) => `${id}: there is no state ${path} any more`),
  ];
}
