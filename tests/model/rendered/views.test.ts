import { describe, expect, it, vi } from 'vitest';
import { everyTest } from '../../../scripts/test/everyTest';
import { models } from '../../../models/all';
import {
  passingEvents,
  statesOn,
  storyOf,
  unknownExclusions,
  type Plan,
} from '../../../tools/model/level';
import { visibleStates } from '../../../tools/statechart/nodes';
import { renderedPlan } from './level';
import { machinesLeftOut } from './exclusions';
import { holdCalls } from './support/pendingCalls';
import { holdTheClock } from './support/time';
import { executorOf } from './support/view';
import { assertionOf, walkView } from './support/walkView';
import { views } from './views/all';

const chosen = process.env.MODEL_MACHINE;
const driven = models.flatMap((model) => {
  const view = views.find(({ id }) => id === model.id);
  const plan = renderedPlan(model);
  return view && plan && (chosen === undefined || chosen === model.id)
    ? [{ model, view, plan }]
    : [];
});

vi.setConfig({ testTimeout: 60_000 });
holdCalls();
holdTheClock();

/** Every day each event happens once on each page; in all tests each transition is taken. */
const scenariosOf = (plan: Plan) => (everyTest ? plan : passingEvents(plan)).scenarios;

for (const { model, view, plan } of driven) {
  describe(`the view of ${model.id}`, () => {
    it('knows how everything comes about that can happen, and nothing else', () => {
      const everywhere = plan.exclusions.filter((exclusion) => exclusion.in === undefined);
      const omitted = new Set(everywhere.map(({ words }) => words));
      const words = [...model.starts.keys(), ...model.events.keys()];
      const known = [...Object.keys(view.visits), ...Object.keys(view.executors)];
      expect(
        words.filter(
          (word) => !known.includes(word) && !omitted.has(word) && !executorOf(view, model, word),
        ),
      ).toEqual([]);
      expect(known.filter((word) => !words.includes(word) || omitted.has(word))).toEqual([]);
      const calling = Object.keys(view.calls ?? {}).map((actor) => `.actor.${actor}`);
      const types = Array.from(model.events.values(), ({ type }) => type);
      expect(calling.filter((actor) => !types.some((type) => type.endsWith(actor)))).toEqual([]);
      expect(unknownExclusions(model, plan)).toEqual([]);
    });

    it('shows every state that a guest can see, on some path', () => {
      const visible = visibleStates(model.machine);
      const states = statesOn(plan);
      expect(visible.filter((state) => !states.has(state))).toEqual([]);
      expect(visible.filter((state) => !assertionOf(view, state))).toEqual([]);
    });

    it('has the link by which a state without events is left', () => {
      const told = [...Object.keys(view.linksTo ?? {}), ...(view.withoutLink ?? [])];
      expect(told.toSorted()).toEqual(Array.from(model.leftByLink.keys()).toSorted());
    });

    it.each(scenariosOf(plan).map((scenario) => [storyOf(scenario), scenario] as const))(
      '%s',
      (_, scenario) => walkView(view, model, scenario),
    );
  });
}

describe('the views', () => {
  it('are those of every machine, but for those that have none', () => {
    const ids = models.map(({ id }) => id).toSorted();
    const known = views.map(({ id }) => id);
    expect([...known, ...Object.keys(machinesLeftOut)].toSorted()).toEqual(ids);
  });
});
