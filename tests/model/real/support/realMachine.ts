import type { AnyMachineSnapshot } from 'xstate';
import { planWithout, storyOf, type Omission } from '../../support/level';
import { innermostIn } from '../../support/findings';
import { isIn, type TestModel } from '../../support/testModel';
import { gateOn, type Call, type Gate } from './gate';
import { test, type World } from './world';

/** A scenario that is under way in a browser. */
export interface Scene extends World {
  gate: Gate;
}

/** What a person, the server or the network does so that the words come true. */
type Happening = (scene: Scene, before: AnyMachineSnapshot) => Promise<void>;

/** What a person sees in a state; null where it is over before anybody could see it. */
type Sight = ((scene: Scene, snapshot: AnyMachineSnapshot) => Promise<void>) | null;

/** How the words of a model come true in a real browser, on the real server. */
export interface RealMachine {
  model: TestModel;
  omissions: readonly Omission[];
  /** The calls that wait until the scenario has looked at the page. */
  calls: Readonly<Record<string, Call>>;
  starts: Readonly<Record<string, (scene: Scene) => Promise<void>>>;
  happenings: Readonly<Record<string, Happening>>;
  /** By the dotted path of a state; each of a moment's innermost states is looked up. */
  sights: Readonly<Record<string, Sight>>;
}

function found<T>(record: Readonly<Record<string, T>>, words: string): T {
  const value = record[words];
  if (value === undefined) throw new Error(`Nothing says how “${words}” is done for real`);
  return value;
}

async function look({ sights }: RealMachine, scene: Scene, moment: AnyMachineSnapshot) {
  for (const state of innermostIn(moment.value)) {
    const seen = Object.keys(sights).find((path) => path === state || state.startsWith(`${path}.`));
    if (seen === undefined) throw new Error(`Nothing says what is seen in ${state}`);
    if (isIn(moment, state)) await sights[seen]?.(scene, moment);
  }
}

/** Runs the scenarios of a machine, each as a test under its own words. */
export function testForReal(machine: RealMachine): void {
  const { scenarios } = planWithout(machine.model, machine.omissions);
  for (const scenario of scenarios) {
    test(`${machine.model.id}: ${storyOf(scenario)}`, async ({ world }) => {
      const scene: Scene = { ...world, gate: await gateOn(world.page, machine.calls) };
      await found(machine.starts, scenario.start)(scene);
      await look(machine, scene, scenario.first);
      let before = scenario.first;
      for (const { words, after } of scenario.steps) {
        await test.step(words, async () => {
          await found(machine.happenings, words)(scene, before);
          await look(machine, scene, after);
        });
        before = after;
      }
    });
  }
}
