import { afterEach, describe, expect, it, vi } from 'vitest';
import { childrenOf } from '../../../tools/inspector/inspection';
import { callsIn } from '../../../tools/model/everySnapshot';
import { models } from '../../../models/all';
import { storyOf } from '../../../tools/model/level';
import type { Scenario } from '../../../tools/model/scenarios';
import { renderedPlan } from './level';
import { waitFor } from '@testing-library/react';
import { goTo } from './support/page';
import { callsAwaited, clearCalls, holdCalls } from './support/pendingCalls';
import { holdTheClock } from './support/time';
import { walkView } from './support/walkView';
import { beginningsOf, deadAfter, endOf, oneForEach } from './support/walkedStates';
import { views } from './views/all';

const chosen = process.env.MODEL_MACHINE;

vi.setConfig({ testTimeout: 120_000 });
holdCalls();
holdTheClock();
afterEach(clearCalls);

/** Their answers change what the browser keeps of the guest, whatever page shows by then. */
const goesOn = /^post .*\/(signin|delete-account)$/;

/** What an actor was made of. */
function srcOf(actor: unknown): unknown {
  return typeof actor === 'object' && actor !== null && 'src' in actor ? actor.src : undefined;
}

/** A page that opens another one is gone before all of it is used. */
function waits(path: Scenario): boolean {
  const children = childrenOf(endOf(path)).map(([, actor]) => actor);
  const isLeaving = children.some((child) => srcOf(child) === 'navigate');
  const isAsking = callsIn(endOf(path)).some((call) => call.startsWith('load'));
  return (endOf(path).hasTag('busy') || isAsking) && !isLeaving;
}

const pages = models.flatMap((model) => {
  const view = views.find(({ id }) => id === model.id);
  const plan = renderedPlan(model);
  if (!view || !plan || (chosen !== undefined && chosen !== model.id)) return [];
  const states = oneForEach(beginningsOf(model, plan).filter(waits));
  return states.length === 0 ? [] : [{ id: model.id, model, view, states }];
});

describe.each(pages)('While the page of $id waits for an answer', ({ model, view, states }) => {
  it.each(states)(
    'what can be used does something, and keeps what is typed: %s',
    async (_, path) => {
      expect(await deadAfter(() => walkView(view, model, path)), storyOf(path)).toEqual([]);
    },
  );

  it.each(states)('whoever leaves waits for it no more: %s', async (_, path) => {
    await walkView(view, model, path);
    goTo('/terms');
    await waitFor(() => expect(document.title).toContain('Terms'));
    await waitFor(() => expect(callsAwaited().filter((call) => !goesOn.test(call))).toEqual([]));
  });
});

it('Some page waits for an answer, unless the chosen machine never does', () => {
  expect(pages.length > 0 || chosen !== undefined).toBe(true);
});
