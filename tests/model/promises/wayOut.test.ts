import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { models } from '../../../models/all';
import { onRandomWalks } from '../support/randomWalks';
import { renderedExclusions } from '../rendered/exclusions';
import { stateOf } from '../../../tools/model/findings';
import { without } from '../../../tools/model/level';
import { isIn, type TestModel } from '../../../tools/model/testModel';
import { after, callsIn } from '../../../tools/model/everySnapshot';

const RANDOM_WALKS = 60;

/** After searching this many snapshots in the same state, nothing leads out of it. */
const LONGEST_SEARCH = 400;

function isOver({ status }: { status: string }): boolean {
  return status === 'done';
}

/** The calls that take the guest to another page. */
const leading = /^(open|go|returnAfterLogin|redirectToProvider|checkout)/;

/** Whether the guest gets on from here: by a link, to another page, or because of what finally happens. */
function hasExit(model: TestModel, snapshot: AnyMachineSnapshot): boolean {
  const byLink = Array.from(model.leftByLink.keys()).some((state) => isIn(snapshot, state));
  if (byLink || isOver(snapshot) || callsIn(snapshot).some((id) => leading.test(id))) return true;
  const seen = new Set([model.project(snapshot)]);
  const search = [snapshot];
  for (const here of search) {
    for (const [words, event] of model.events) {
      const next = model.tries(words, here) && here.can(event) ? after(here, event) : here;
      if (stateOf(next) !== stateOf(snapshot)) return true;
      const known = model.project(next);
      if (!seen.has(known) && seen.size < LONGEST_SEARCH) {
        seen.add(known);
        search.push(next);
      }
    }
  }
  return false;
}

/** What can happen to a guest on the pages: there, an alert covers what lies below it. */
const onThePages = models.map((model) => without(model, renderedExclusions[model.id] ?? []));

describe('nothing that happens', () => {
  it.each(onThePages)('leads into a dead end ($id)', (model) => {
    onRandomWalks(model, RANDOM_WALKS, ({ words, snapshots }) => {
      const stuck = snapshots.filter((snapshot) => !hasExit(model, snapshot));
      expect(stuck.map(stateOf), words.join(' → ')).toEqual([]);
    });
  });
});
