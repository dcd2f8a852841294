import { describe, expect, it } from 'vitest';
import { creditCheck } from '../examples/creditCheck';
import { fetchWithRetry } from '../examples/fetchWithRetry';
import { textFormat } from '../examples/textFormat';
import { trafficLight } from '../examples/trafficLight';
import { coverageOf, walkOf } from './findings';
import { scenariosOf } from './scenarios';
import { sketchOf } from './sketch';
import type { TestModel } from './testModel';

function coverage(model: TestModel) {
  const { findings, walk } = walkOf(model);
  return {
    wrong: findings.map(({ words }) => words),
    shares: Object.values(coverageOf(model.machine, walk)),
  };
}

const told = ({ start, steps }: { start: string; steps: readonly { words: string }[] }) =>
  [start, ...steps.map(({ words }) => words)].join(' → ');

describe('A machine that somebody else wrote is walked without a model of it', () => {
  it('through states inside a state, and by the end of those', () => {
    const model = sketchOf(trafficLight);
    expect(coverage(model)).toEqual({
      wrong: [],
      shares: ['6 of 6', '9 of 9', '0 of 0'],
    });
    expect(scenariosOf(model).map(told)).toContain(
      'begins → after 3 s in green → after 1 s in yellow → after 2 s in red.walk → after 1 s in red.wait → after 0.5 s in red.stop',
    );
  });

  it('through regions side by side', () => {
    expect(coverage(sketchOf(textFormat))).toEqual({
      wrong: [],
      shares: ['6 of 6', '6 of 6', '0 of 0'],
    });
  });

  it('by answers and failures of what it calls, and by what its guards say', () => {
    const model = sketchOf(fetchWithRetry, {
      payloads: { 'xstate.done.actor.fetchUser': [{ output: { name: 'Ada' } }] },
    });
    expect(coverage(model)).toEqual({ wrong: [], shares: ['5 of 5', '8 of 8', '2 of 2'] });
  });

  it('by each answer that was named, and says what is never walked without them', () => {
    const type = 'xstate.done.actor.checkCredit';
    const decisions = ['Approved', 'Denied'].map((decision) => ({ output: { decision } }));
    const input = { customer: 'Ada' };
    const asked = sketchOf(creditCheck, { input, payloads: { [type]: decisions } });
    expect(coverage(asked)).toEqual({ wrong: [], shares: ['5 of 5', '6 of 6', '2 of 2'] });
    const denied = sketchOf(creditCheck, { input, payloads: { [type]: decisions.slice(1) } });
    expect(coverage(denied).wrong).toContain('no path visits creditCheck.applying');
  });
});
