import type { AnyStateMachine } from 'xstate';
import {
  exclusionOn,
  reachOf,
  storyOf,
  type Level,
  type Exclusion,
  type Plan,
} from '../../model/level';
import { innermostStates, isTransient, transitionsOf, visibleStates } from '../../statechart/nodes';
import type { Scenario } from '../../model/scenarios';
import type { TestModel } from '../../model/testModel';
import { escaped } from '../../statechart/statechart';

/** A level and its plan for one machine. */
export interface LevelPlan {
  level: Level;
  /** Null if the level doesn't walk the machine. */
  plan: Plan | null;
}

/** Each level's plan for a machine. */
export function plansFor(model: TestModel, levels: readonly Level[]): LevelPlan[] {
  return levels.map((level) => ({ level, plan: level.planFor(model) }));
}

function share(all: readonly string[], reached: ReadonlySet<string>): string {
  return `${all.filter((name) => reached.has(name)).length} of ${all.length}`;
}

/** How many of the visible states a level shows, for the summary of all machines. */
export function visibleShare(machine: AnyStateMachine, { plan }: LevelPlan): string {
  return plan ? share(visibleStates(machine), reachOf(plan).states) : '–';
}

/** What each level reaches in a machine, as a table. */
export function levelTable(machine: AnyStateMachine, plans: readonly LevelPlan[]): string {
  const visible = visibleStates(machine);
  const lasting = innermostStates(machine).filter((state) => !isTransient(machine, state));
  const rows = plans.map(({ level, plan }) => {
    const head = `<th scope="row">${level.number}, ${escaped(level.name)}</th>`;
    if (!plan) {
      return `<tr>${head}<td colspan="4">not walked: ${escaped(level.whyNot?.(machine.id) ?? '')}</td></tr>`;
    }
    const { states, transitions } = reachOf(plan);
    const named = transitionsOf(machine).map(({ name }) => name);
    return `<tr>${head}<td>${share(lasting, states)}</td><td>${share(visible, states)}</td><td>${share(named, transitions)}</td><td>${plan.scenarios.length}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Coverage of ${machine.id} by level"><table>
<thead><tr><th scope="col">Level</th><th scope="col">States</th><th scope="col">Visible states</th><th scope="col">Transitions</th><th scope="col">Scenarios</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** A scenario, the levels at which it runs, and why it can't run at the others. */
export interface ScenarioAtLevels {
  scenario: Scenario;
  levels: readonly Level[];
  impossible: readonly { level: Level; exclusion: Exclusion }[];
}

/** The scenarios of all levels, each once, with the levels that run it. */
export function scenariosAtLevels(plans: readonly LevelPlan[]): ScenarioAtLevels[] {
  const walked = plans.flatMap(({ level, plan }) => (plan ? [{ level, plan }] : []));
  const stories = walked.map(({ level, plan }) => ({
    level,
    scenarios: new Map(plan.scenarios.map((scenario) => [storyOf(scenario), scenario])),
  }));
  const all = new Map(stories.flatMap(({ scenarios }) => Array.from(scenarios)));
  return Array.from(all, ([story, scenario]) => ({
    scenario,
    levels: stories
      .filter(({ level, scenarios }) => level.takesEveryPath === true || scenarios.has(story))
      .map(({ level }) => level),
    impossible: walked.flatMap(({ level, plan }) => {
      const exclusion = exclusionOn(plan, scenario);
      return exclusion ? [{ level, exclusion }] : [];
    }),
  }));
}

/** The marks of the levels at which a scenario runs. */
export function levelMarks(levels: readonly Level[]): string {
  return levels
    .map(
      ({ number, name }) =>
        `<abbr class="level" title="Level ${number}, ${escaped(name)}">${number}</abbr>`,
    )
    .join(' ');
}

/** Why a scenario can't run at some levels; empty if it runs at all. */
export function whyImpossible({ impossible }: ScenarioAtLevels): string {
  return impossible
    .map(
      ({ level, exclusion: { words, why } }) =>
        `<small class="why">Not at level ${level.number}: “${escaped(words)}”, because ${escaped(why)}.</small>`,
    )
    .join('');
}

/** What each level omits of a machine, with the reasons; empty if nothing is. */
export function exclusionList(plans: readonly LevelPlan[]): string {
  const items = plans.flatMap(({ level, plan }) =>
    (plan?.exclusions ?? []).map(
      ({ words, in: state, why }) =>
        `<li>Level ${level.number}: <span class="step">${escaped(words)}</span>${state === undefined ? '' : ` in <code>${escaped(state)}</code>`}, because ${escaped(why)}</li>`,
    ),
  );
  if (items.length === 0) return '';
  return `<details><summary>Left out, and why</summary><ul>${items.join('\n')}</ul></details>`;
}
