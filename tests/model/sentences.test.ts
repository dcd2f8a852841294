import { describe, expect, it } from 'vitest';
import { models } from '../../models/all';
import { callsIn, snapshotsIn } from '../../tools/model/everySnapshot';
import { leadingOn, stateOf } from '../../tools/model/findings';
import { without } from '../../tools/model/level';
import { isIn } from '../../tools/model/testModel';
import { renderedExclusions } from './rendered/exclusions';
import { always, everywhere, type Step } from './sentences';

const moments = models.flatMap((model) =>
  snapshotsIn(model).map(({ snapshot, steps }) => ({ model, snapshot, steps })),
);
const steps = moments.flatMap(({ model, snapshot, steps: following }) =>
  Array.from(following, ([words, next]): Step & { words: string } => {
    const event = model.events.get(words) ?? { type: words };
    return { model, snapshot, words, event, next };
  }),
);

describe('In every snapshot of every machine', () => {
  it.each(Object.entries(everywhere))('%s', (_, holds) => {
    const verdicts = moments.map((moment) => ({ moment, holds: holds(moment) }));
    const broken = verdicts
      .filter(({ holds }) => holds === false)
      .map(({ moment: { model, snapshot } }) => `${model.id} in ${stateOf(snapshot)}`);
    expect(Array.from(new Set(broken))).toEqual([]);
    expect(verdicts.some(({ holds }) => holds === true)).toBe(true);
  });
});

describe('In every step of every machine', () => {
  it.each(Object.entries(always))('%s', (_, holds) => {
    const verdicts = steps.map((step) => ({ step, holds: holds(step) }));
    const broken = verdicts
      .filter(({ holds }) => holds === false)
      .map(
        ({ step: { model, snapshot, words } }) => `${model.id} in ${stateOf(snapshot)}: ${words}`,
      );
    expect(Array.from(new Set(broken))).toEqual([]);
    expect(verdicts.some(({ holds }) => holds === true)).toBe(true);
  });
});

/** Calls that take the guest to another page. */
const leading = /^(open|go|returnAfterLogin|requireLogin|redirectToProvider|checkout)/;

/** What can happen to a guest on the pages: there, an alert covers what lies below it. */
const onThePages = models.map((model) => {
  const exclusions = renderedExclusions[model.id];
  return exclusions ? without(model, exclusions) : model;
});

describe('On every page', () => {
  it.each(onThePages)('nothing that happens leads into a dead end ($id)', (model) => {
    const vertices = snapshotsIn(model);
    const free = leadingOn(vertices, model.project);
    const stuck = vertices
      .map(({ snapshot }) => snapshot)
      .filter((snapshot) => snapshot.status !== 'done' && !free.has(model.project(snapshot)))
      .filter((snapshot) => !callsIn(snapshot).some((id) => leading.test(id)))
      .filter((one) => !Array.from(model.leftByLink.keys()).some((state) => isIn(one, state)));
    expect(stuck.map(stateOf)).toEqual([]);
  });
});
