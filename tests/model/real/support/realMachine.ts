import type { AnyMachineSnapshot } from 'xstate';
import { failureIn } from '../../../../models/fixtures/failures';
import { expectErrorResponses } from '../../../browser/support/pageErrors';
import { innermostIn } from '../../../../tools/model/findings';
import type { Path } from '../../../../tools/model/exploration';
import type { ModelSnapshot, TestModel } from '../../../../tools/model/testModel';
import { nearest } from '../../support/nearest';
import { pathAlong, tours } from '../tours';
import { gateOn, type Call, type Gate } from './gate';
import { expect, test, type Place } from './world';

/** Where a tour is under way: a hotel, a browser and a slow network. */
export interface Stage extends Place {
  gate: Gate;
}

/** A tour with its subject, e.g. its guest and a reservation. */
export type Scene<Matter> = Stage & Matter;

/** Brings a case about: an action by a person, the server or the network. */
type Executor<Matter> = (scene: Scene<Matter>, before: AnyMachineSnapshot) => Promise<void>;

/** A snapshot of a machine, with the states that it is in. */
interface Seen<Context> extends ModelSnapshot<Context> {
  value: unknown;
}

/** What a person sees in a state; null if there is nothing to see, or no time to. */
type Assertion<Matter, Context> =
  | ((scene: Scene<Matter>, args: Seen<Context>) => Promise<void>)
  | null;

/** How to bring the words of a model's tours about in a real browser, on the real server. */
export interface RealMachine<Matter, Context> {
  model: TestModel;
  /** The calls that wait until the tour has looked at the page. */
  calls: Readonly<Record<string, Call>>;
  /** How to bring the starts about, and the tour's subject from then on. */
  starts: Readonly<Record<string, (stage: Stage) => Promise<Matter>>>;
  executors: Readonly<Record<string, Executor<Matter>>>;
  /** By the dotted path of a state or of one around it; each of a moment's innermost states. */
  assertions: Readonly<Record<string, Assertion<Matter, Context>>>;
}

/** The entry of a state, or of the nearest one around it. @throws Error if there is none */
function entryOf<T>(entries: Readonly<Record<string, T>>, words: string): T {
  const entry = nearest(entries, words);
  if (entry === undefined) throw new Error(`Nothing says what “${words}” means for real`);
  return entry;
}

/** The server errors that a tour contains, which its pages are allowed to meet. */
function refusalsIn(model: TestModel, { steps }: Path): number[] {
  return steps.flatMap(({ words }) => {
    const failure = failureIn(model.events.get(words));
    if (failure?.kind === 'refused') return [failure.status];
    return failure?.kind === 'sessionExpired' || failure?.kind === 'notLoggedIn' ? [401] : [];
  });
}

/** Takes a machine's tours, each as a test named by its words. */
export function testTours<Matter, Context>(machine: RealMachine<Matter, Context>): void {
  const { model, starts, executors, assertions } = machine;
  const look = async (scene: Scene<Matter>, snapshot: AnyMachineSnapshot) => {
    for (const state of innermostIn(snapshot.value)) {
      await entryOf(assertions, state)?.(scene, snapshot);
    }
  };
  for (const tour of tours[model.id] ?? []) {
    const path = pathAlong(model, tour);
    test(`${model.id}: ${tour.join(' → ')}`, async ({ place }) => {
      expectErrorResponses(place.page, ...refusalsIn(model, path));
      const stage: Stage = { ...place, gate: await gateOn(place.page, machine.calls) };
      const scene: Scene<Matter> = { ...stage, ...(await entryOf(starts, path.start)(stage)) };
      await look(scene, path.first);
      let before = path.first;
      for (const { words, after } of path.steps) {
        await test.step(words, async () => {
          await entryOf(executors, words)(scene, before);
          await look(scene, after);
          expect(place.pageErrors).toEqual([]);
        });
        before = after;
      }
    });
  }
}
