import type { AnyStateMachine } from 'xstate';
import { reachOf, storyOf, type Level, type Plan } from '../support/level';
import { innermostStates, transitionsOf, visibleStates } from '../support/recording';
import type { Scenario } from '../support/scenarios';
import type { TestModel } from '../support/testModel';
import { escaped } from './statechart';

/** A level and what it does with one machine. */
export interface LevelPlan {
  level: Level;
  plan: Plan;
}

/** What each level does with a machine, for the levels that walk it. */
export function plansFor(model: TestModel, levels: readonly Level[]): LevelPlan[] {
  return levels.flatMap((level) => {
    const plan = level.planFor(model);
    return plan ? [{ level, plan }] : [];
  });
}

function share(all: readonly string[], reached: ReadonlySet<string>): string {
  return `${all.filter((name) => reached.has(name)).length} of ${all.length}`;
}

/** What each level reaches of a machine, as a table. */
export function levelTable(machine: AnyStateMachine, plans: readonly LevelPlan[]): string {
  const visible = visibleStates(machine);
  const rows = plans.map(({ level, plan }) => {
    const { states, transitions } = reachOf(plan);
    const named = transitionsOf(machine).map(({ name }) => name);
    return `<tr><th scope="row">${level.number}, ${escaped(level.name)}</th><td>${share(innermostStates(machine), states)}</td><td>${share(visible, states)}</td><td>${share(named, transitions)}</td><td>${plan.scenarios.length}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Coverage of ${machine.id} by level"><table>
<thead><tr><th scope="col">Level</th><th scope="col">States</th><th scope="col">Visible states</th><th scope="col">Transitions</th><th scope="col">Scenarios</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** A scenario and the levels at which it runs. */
export interface ScenarioAtLevels {
  scenario: Scenario;
  levels: readonly Level[];
}

/** The scenarios of all levels, each once, with the levels that take it. */
export function scenariosAtLevels(plans: readonly LevelPlan[]): ScenarioAtLevels[] {
  const stories = plans.map(({ level, plan }) => ({
    level,
    scenarios: new Map(plan.scenarios.map((scenario) => [storyOf(scenario), scenario])),
  }));
  const all = new Map(stories.flatMap(({ scenarios }) => Array.from(scenarios)));
  return Array.from(all, ([story, scenario]) => ({
    scenario,
    levels: stories
      .filter(({ level, scenarios }) => level.takesEveryPath === true || scenarios.has(story))
      .map(({ level }) => level),
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

/** What each level leaves out of a machine, with the reasons; empty where nothing is. */
export function omissionList(plans: readonly LevelPlan[]): string {
  const items = plans.flatMap(({ level, plan }) =>
    plan.omissions.map(
      ({ words, in: state, why }) =>
        `<li>Level ${level.number}: <span class="step">${escaped(words)}</span>${state === undefined ? '' : ` in <code>${escaped(state)}</code>`}, because ${escaped(why)}</li>`,
    ),
  );
  if (items.length === 0) return '';
  return `<details><summary>Left out, and why</summary><ul>${items.join('\n')}</ul></details>`;
}
