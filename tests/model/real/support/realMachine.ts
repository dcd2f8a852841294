import { palette } from '../../../../stories/support/palette';
import { titleOfRealWalk } from '../../support/testTitles';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { CallFailed, type Failure } from '../../../../machines/shared/failure';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import {
  fullPlanWithout,
  passingStates,
  planWithout,
  storyOf,
  type Exclusion,
  type Plan,
} from '../../../../tools/model/level';
import { innermostIn } from '../../../../tools/model/findings';
import type { Scenario } from '../../../../tools/model/scenarios';
import type { ModelSnapshot, TestModel } from '../../../../tools/model/testModel';
import { gapsIn, assertionOf } from './gaps';
import { gateOn, type Call, type Gate } from './gate';
import { expect, test, type Place } from './world';

/** Where a scenario is under way: a hotel, a browser and a slow network. */
export interface Stage extends Place {
  gate: Gate;
}

/** A running scenario with its subject, e.g. its guest and a reservation. */
export type Scene<Matter> = Stage & Matter;

/** Brings a case about: an action by a person, the server or the network. */
type Executor<Matter> = (scene: Scene<Matter>, before: AnyMachineSnapshot) => Promise<void>;

/** A snapshot of a machine, with the states that it is in. */
interface Seen<Context> extends ModelSnapshot<Context> {
  value: unknown;
}

/** What a person sees in a state; null if there is nothing to see, or no time to. */
type Assertion<Matter, Context> =
  ((scene: Scene<Matter>, args: Seen<Context>) => Promise<void>) | null;

/** How to bring a model's words about in a real browser, on the real server. */
export interface RealMachine<Matter, Context> {
  model: TestModel;
  exclusions: readonly Exclusion[];
  /** The calls that wait until the scenario has looked at the page. */
  calls: Readonly<Record<string, Call>>;
  /** How to bring the starts about, and the scenario's subject from then on. */
  starts: Readonly<Record<string, (stage: Stage) => Promise<Matter>>>;
  executors: Readonly<Record<string, Executor<Matter>>>;
  /** By the dotted path of a state or of one around it; each of a moment's innermost states. */
  assertions: Readonly<Record<string, Assertion<Matter, Context>>>;
}

/**
 * The scenarios to run: those that pass every state, which is all that the test command has time for; those for every
 * transition with `npm run test:model -- --real`, and all paths with `--real --all`.
 */
function scenariosFor(
  { model, exclusions }: Pick<RealMachine<never, never>, 'model' | 'exclusions'>,
  once: Plan,
): readonly Scenario[] {
  const paths = process.env.MODEL_PATHS;
  if (paths === 'all') return fullPlanWithout(model, exclusions).scenarios;
  return (paths === 'transitions' ? once : passingStates(once)).scenarios;
}

async function look<Matter, Context>(
  { assertions }: RealMachine<Matter, Context>,
  scene: Scene<Matter>,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const state of innermostIn(snapshot.value))
    await assertionOf(assertions, state)?.(scene, snapshot);
}

function failureIn(event: object | undefined): Failure | undefined {
  // A child machine says in its output what its call failed with.
  const told: unknown = event && 'output' in event ? event.output : event;
  const hasFailed = typeof told === 'object' && told !== null && 'error' in told;
  const error: unknown = hasFailed ? told.error : undefined;
  return error instanceof CallFailed ? error.failure : undefined;
}

/** The server errors that a scenario contains, which its pages are allowed to meet. */
function refusalsIn(model: TestModel, { steps }: Scenario): number[] {
  return steps.flatMap(({ words }) => {
    const failure = failureIn(model.events.get(words));
    if (failure?.kind === 'refused') return [failure.status];
    return failure?.kind === 'sessionExpired' || failure?.kind === 'notLoggedIn' ? [401] : [];
  });
}

/** A running scenario, and how many of its steps are done. */
interface Underway {
  scenario: Scenario | undefined;
  done: number;
}

/** Attaches to a failed test how far its scenario came: the machine with the path marked, and the screen. */
async function attachPath(
  model: TestModel,
  { scenario, done }: Underway,
  page: Page,
  test: TestInfo,
): Promise<void> {
  if (scenario === undefined) return;
  // Loaded here, because only a failed test draws anything.
  const { walkedPage } = await import('../../../../tools/model/walkedChart');
  // A page that hangs or is gone has no screen any more.
  const screen = await page
    .screenshot({ type: 'jpeg', quality: 70, timeout: 5000 })
    .catch(() => undefined);
  const path = test.outputPath('path.html');
  await writeFile(path, await walkedPage(model, scenario, { done, screen }, palette));
  await test.attach('path', { path, contentType: 'text/html' });
}

/**
 * Runs a machine's scenarios, each as a test named by its words.
 * @throws Error before anything runs if some words or states are not implemented
 */
export function testForReal<Matter, Context>(machine: RealMachine<Matter, Context>): void {
  const once = planWithout(machine.model, machine.exclusions);
  const scenarios = scenariosFor(machine, once);
  const gaps = gapsIn(machine, once.scenarios);
  if (gaps.length > 0) throw new Error(gaps.join('\n'));
  let underWay: Underway = { scenario: undefined, done: 0 };
  test.afterEach(async ({ page }, test) => {
    if (test.status !== test.expectedStatus) await attachPath(machine.model, underWay, page, test);
  });
  for (const scenario of scenarios) {
    test(titleOfRealWalk(machine.model.id, storyOf(scenario)), async ({ place }) => {
      underWay = { scenario, done: 0 };
      expectErrorResponses(place.page, ...refusalsIn(machine.model, scenario));
      const stage: Stage = { ...place, gate: await gateOn(place.page, machine.calls) };
      const matter = await machine.starts[scenario.start]?.(stage);
      if (matter === undefined) throw new Error(`“${scenario.start}” is about nothing`);
      const scene: Scene<Matter> = { ...stage, ...matter };
      await look(machine, scene, scenario.first);
      let before = scenario.first;
      for (const { words, after } of scenario.steps) {
        await test.step(words, async () => {
          await machine.executors[words]?.(scene, before);
          await look(machine, scene, after);
          expect(place.pageErrors).toEqual([]);
        });
        underWay.done += 1;
        before = after;
      }
    });
  }
}
