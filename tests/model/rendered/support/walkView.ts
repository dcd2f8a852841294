import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { childrenOf } from '../../../../tools/inspector/inspection';
import { innermostIn, stateOf } from '../../../../tools/model/findings';
import { visibleStates } from '../../../../tools/statechart/nodes';
import type { Scenario } from '../../../../tools/model/scenarios';
import { isIn, type TestModel } from '../../../../tools/model/testModel';
import { pageErrors } from '../../../rendered/support/pageErrors';
import { brokenOnPage } from '../../sentences';
import { nearest } from '../../support/nearest';
import { linkShows } from './assertions';
import { byItself, everyPage, executorOf, type View } from './view';
import { watchMachine } from './watch';

/** What a page says in a state, or in the nearest one around it. */
export const assertionOf = ({ assertions }: View, state: string) =>
  nearest({ ...everyPage.assertions, ...assertions }, state);

/** The visible states of a moment. */
function visibleIn(model: TestModel, { value }: AnyMachineSnapshot): string[] {
  const visible = new Set(visibleStates(model.machine));
  return innermostIn(value).filter((innermost) => visible.has(innermost));
}

/** Asserts that the guest sees what belongs to each visible state of this moment. */
function seesAll(view: View, model: TestModel, snapshot: AnyMachineSnapshot): void {
  for (const state of visibleIn(model, snapshot)) {
    const assertion = assertionOf(view, state);
    if (!assertion) throw new Error(`No assertion says what the guest sees in ${view.id}.${state}`);
    assertion(snapshot);
  }
  for (const [state, words] of model.leftByLink) {
    const address = view.linksTo?.[state];
    if (address !== undefined && isIn(snapshot, state)) linkShows(words, address);
  }
}

/** Which transient states the page has shown. */
class Glimpses {
  private readonly missed = new Map<AnyMachineSnapshot, unknown>();
  private readonly look: (snapshot: AnyMachineSnapshot) => void;

  constructor(look: (snapshot: AnyMachineSnapshot) => void) {
    this.look = look;
  }

  /** Called just before a transient state ends: checks the page once more. */
  catch(snapshot: AnyMachineSnapshot): void {
    try {
      this.look(snapshot);
    } catch (why) {
      this.missed.set(snapshot, why);
    }
  }

  /** @throws why the guest has not seen the moment */
  wasSeen(snapshot: AnyMachineSnapshot): void {
    if (this.missed.has(snapshot)) throw this.missed.get(snapshot);
  }
}

/** The running actors that a step has started: those that were not running before it. */
function begunBy(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const earlier = new Map<string, unknown>(childrenOf(before));
  return childrenOf(after)
    .filter(([id, actor]) => earlier.get(id) !== actor)
    .map(([id]) => id)
    .toSorted();
}

/**
 * Walks a path on the rendered site, and checks what shows after each step. A transient state is checked just before it
 * ends.
 */
export async function walkView(view: View, model: TestModel, scenario: Scenario): Promise<void> {
  const { start, first, steps } = scenario;
  const glimpses = new Glimpses((snapshot) => seesAll(view, model, snapshot));
  const isByItself = ({ words }: { words: string }) => executorOf(view, model, words) === byItself;
  const anyPasses = steps.some(isByItself);
  const watch = watchMachine(model.id, {
    isMeant: view.meant?.[start],
    onLeaving: (snapshot) => anyPasses && glimpses.catch(snapshot),
  });
  const told = [start];
  let known = 0;
  let earlier: AnyMachineSnapshot | undefined;

  const arrived = (type: string | undefined, step: number) => {
    const expected = steps[step - 1]?.after ?? first;
    const next = steps[step];
    const passes = next !== undefined && isByItself(next);
    return waitFor(() => {
      const state = stateOf(expected);
      const gone = nearest(view.gone ?? {}, state);
      if (gone) {
        gone();
        known = watch.observed.length;
        earlier = undefined;
        return;
      }
      const place = watch.observed.findIndex(
        (seen, index) => index >= known && seen.type === type && stateOf(seen.snapshot) === state,
      );
      const reached = watch.observed[place]?.snapshot;
      const last = watch.observed.at(-1)?.snapshot;
      const story = told.join(' → ');
      expect(reached && stateOf(reached), `${story}: now in ${last ? stateOf(last) : 'none'}`).toBe(
        state,
      );
      // An actor that continues is told apart from a new one of the same name.
      const foreseen = steps[step - 2]?.after ?? first;
      if (earlier && reached && step > 0) {
        expect(begunBy(earlier, reached), story).toEqual(begunBy(foreseen, expected));
      }
      if (passes && reached) {
        if (stateOf(next.after) !== state) glimpses.wasSeen(reached);
      } else if (visibleIn(model, expected).length > 0) {
        expect(last && stateOf(last), story).toBe(state);
        seesAll(view, model, last ?? expected);
      }
      known = place + 1;
      earlier = reached;
    });
  };

  await view.visits[start]?.(
    watch,
    steps.map(({ words }) => words),
  );
  await arrived('xstate.init', 0);
  for (const [step, { words }] of steps.entries()) {
    const execute = executorOf(view, model, words);
    if (!execute) throw new Error(`Nobody says how “${words}” comes about in ${view.id}`);
    await execute(steps[step - 1]?.after ?? first);
    told.push(words);
    await arrived(model.events.get(words)?.type, step + 1);
    expect([...pageErrors(), ...brokenOnPage()], told.join(' → ')).toEqual([]);
  }
}
