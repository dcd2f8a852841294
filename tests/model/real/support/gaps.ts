import { innermostIn } from '../../../../tools/model/findings';
import { innermostStates } from '../../../../tools/statechart/nodes';
import type { Scenario } from '../../../../tools/model/scenarios';
import type { TestModel } from '../../../../tools/model/testModel';

/** The parts of a real machine that implement a model's words. */
interface Sayings {
  model: TestModel;
  starts: Readonly<Record<string, unknown>>;
  executors: Readonly<Record<string, unknown>>;
  assertions: Readonly<Record<string, unknown>>;
}

function coveringPath(assertions: Readonly<Record<string, unknown>>, state: string) {
  return Object.keys(assertions)
    .filter((path) => path === state || state.startsWith(`${path}.`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** What to see in a state: by its own entry, or that of the nearest state around it. */
export function assertionOf<Assertion>(
  assertions: Readonly<Record<string, Assertion>>,
  state: string,
) {
  const path = coveringPath(assertions, state);
  return path === undefined ? undefined : assertions[path];
}

/** Words that a scenario needs and that are not implemented, and implementations that nothing needs. */
export function gapsIn(
  { model, starts, executors, assertions }: Sayings,
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
      executors,
      scenarios.flatMap(({ steps }) => steps.map(({ words }) => words)),
    ).map((words) => `${id}: nothing says how “${words}” is done for real`),
    ...Array.from(seen)
      .filter((state) => coveringPath(assertions, state) === undefined)
      .map((state) => `${id}: nothing says what is seen in ${state}`),
    ...Object.keys(starts)
      .filter((words) => !model.starts.has(words))
      .map((words) => `${id}: nothing begins with “${words}” any more`),
    ...Object.keys(executors)
      .filter((words) => !model.events.has(words))
      .map((words) => `${id}: “${words}” can no longer happen`),
    ...Object.keys(assertions)
      .filter((path) => !isState(path))
      .map((path) => `${id}: there is no state ${path} any more`),
  ];
}
