import type { AnyStateMachine } from 'xstate';
import { coverageOf, shareOf, type Coverage, type Covered } from '../../model/coverage';
import { walkOf, type Finding, type Walk } from '../../model/findings';
import { nodesOf, screenOf, transitionsOf } from '../../statechart/nodes';
import type { Level } from '../../model/level';
import type { TestModel } from '../../model/testModel';
import {
  levelMarks,
  levelTable,
  exclusionList,
  plansFor,
  scenariosAtLevels,
  visibleShare,
  whyImpossible,
  type LevelPlan,
  type ScenarioAtLevels,
} from './levelSections';
import { visibleTextOf } from './visibleText';
import { escaped } from '../../statechart/statechart';

/** The result of walking one machine, and each level's plan for it. */
export interface Report {
  model: TestModel;
  plans: readonly LevelPlan[];
  scenarios: readonly ScenarioAtLevels[];
  findings: readonly Finding[];
  walk: Walk;
  coverage: Coverage;
}

/** Walks a machine; takes seconds for a large one. */
export function reportOf(model: TestModel, levels: readonly Level[]): Report {
  const plans = plansFor(model, levels);
  const { findings, walk } = walkOf(model);
  return {
    model,
    plans,
    scenarios: scenariosAtLevels(plans),
    findings,
    walk,
    coverage: coverageOf(model, walk),
  };
}

/** `roomSelection` as a title. */
export const titleOf = (id: string) =>
  id
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function coverageCells({ states, transitions, guards, pairs }: Coverage): string {
  return [states, transitions, guards, pairs]
    .map((covered) => `<td>${shareOf(covered)}</td>`)
    .join('');
}

/** What the walk misses in a machine, by name; empty if nothing. */
function missedList(coverage: Coverage): string {
  const items = Object.values<Covered>({ ...coverage }).flatMap(
    ({ uncovered, unreachable, unknown }) =>
      Object.entries({ uncovered, unreachable, unknown }).flatMap(([standing, names]) =>
        names.map((name) => `<li>${standing}: <code>${escaped(name)}</code></li>`),
      ),
  );
  if (items.length === 0) return '';
  return `<details><summary>Not walked: ${items.length}</summary><ul class="transitions">${items.join('\n')}</ul></details>`;
}

/** What was walked in all machines, as a table. */
export function coverageTable(reports: readonly Report[]): string {
  const rows = reports.map(
    ({ model, plans, coverage, scenarios, walk, findings }) => `<tr>
<th scope="row"><a href="#${model.id}">${titleOf(model.id)}</a></th>
${coverageCells(coverage)}
${plans.map((plan) => (plan.level.takesEveryPath ? '' : `<td>${visibleShare(model.machine, plan)}</td>`)).join('')}<td>${scenarios.length}</td>
<td>${walk.states.toLocaleString('en')}</td><td>${walk.steps.toLocaleString('en')}</td>
<td>${findings.length === 0 ? 'holds' : `<strong class="wrong">${findings.length} don’t hold</strong>`}</td></tr>`,
  );
  const levels = (reports[0]?.plans ?? [])
    .filter(({ level }) => !level.takesEveryPath)
    .map(({ level }) => `<th scope="col">Seen at level ${level.number}</th>`)
    .join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Coverage of all machines"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">States visited</th><th scope="col">Transitions taken</th><th scope="col">Answers of guards</th><th scope="col">Pairs of transitions</th>${levels}<th scope="col">Scenarios</th><th scope="col">Moments walked</th><th scope="col">Steps walked</th><th scope="col">Result</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Collapses two steps that alternate repeatedly into one mention with a count. */
function toldOnce(parts: readonly string[]): string[] {
  const [one, two, ...rest] = parts;
  if (one === undefined || two === undefined) return [...parts];
  let times = 1;
  while (rest[2 * times - 2] === one && rest[2 * times - 1] === two) times += 1;
  if (times < 3) return [one, ...toldOnce([two, ...rest])];
  return [one, `${two} (${times} times)`, ...toldOnce(rest.slice(2 * times - 2))];
}

function scenarioItem(told: ScenarioAtLevels): string {
  const { start, first, steps } = told.scenario;
  let seen = visibleTextOf(first);
  const parts = steps.map(({ words, after }) => {
    const visible = visibleTextOf(after);
    const shown = visible === seen ? '' : `, <span class="seen">${escaped(visible)}</span>`;
    seen = visible;
    return `<span class="step">${escaped(words)}</span>${shown}`;
  });
  const begin = `<span class="start">${escaped(start)}</span>, <span class="seen">${escaped(visibleTextOf(first))}</span>`;
  return `<li>${levelMarks(told.levels)} ${[begin, ...toldOnce(parts)].join(' <span class="arrow">→</span> ')}${whyImpossible(told)}</li>`;
}

function stateRows(machine: AnyStateMachine): string {
  return nodesOf(machine)
    .filter(({ path }) => path.length > 0)
    .map((node) => {
      const { path, description = '', tags } = node;
      return `<tr><th scope="row"><code>${escaped(path.join('.'))}</code></th><td>${escaped(description)}</td><td>${escaped(screenOf(node) ?? '')}</td><td>${escaped(tags.join(', '))}</td></tr>`;
    })
    .join('\n');
}

function transitionItems(machine: AnyStateMachine): string {
  return transitionsOf(machine)
    .map(({ name }) => `<li><code>${escaped(name)}</code></li>`)
    .join('\n');
}

/** The sections about a machine: what the levels reach, findings, and all scenarios, states and transitions. */
export interface ReportParts {
  /** Above a picture of the machine. */
  levels: string;
  /** Below it. */
  scenarios: string;
}

/** The parts of a page that tell of one machine. */
export function partsOf({ model, plans, scenarios, findings, coverage }: Report): ReportParts {
  const wrong = findings.map(({ words }) => `<li>${escaped(words)}</li>`).join('\n');
  return {
    levels: `${levelTable(model.machine, plans)}
${wrong === '' ? '' : `<ul class="wrong">${wrong}</ul>`}`,
    scenarios: `<ol class="scenarios">${scenarios.map(scenarioItem).join('\n')}</ol>
${exclusionList(plans)}
${missedList(coverage)}
<details><summary>States in words</summary><div class="scroll" tabindex="0" role="region" aria-label="States of ${model.id}"><table>
<thead><tr><th scope="col">State</th><th scope="col">What it is</th><th scope="col">Screen</th><th scope="col">Tags</th></tr></thead>
<tbody>${stateRows(model.machine)}</tbody></table></div></details>
<details><summary>Transitions in words</summary><ul class="transitions">${transitionItems(model.machine)}</ul></details>`,
  };
}
