import { describe, expect, it } from 'vitest';
import { creditCheck } from '../examples/creditCheck';
import { fetchWithRetry } from '../examples/fetchWithRetry';
import { textFormat } from '../examples/textFormat';
import { trafficLight } from '../examples/trafficLight';
import { coverageOf, shareOf } from './coverage';
import { walkOf } from './findings';
import { scenariosOf } from './scenarios';
import { sketchOf } from './sketch';
import type { TestModel } from './testModel';
import { toursOf } from './tours';

function coverage(model: TestModel) {
  const { findings, walk } = walkOf(model);
  const { states, transitions, guards, pairs } = coverageOf(model, walk);
  return {
    wrong: findings.map(({ words }) => words),
    shares: [states, transitions, guards, pairs].map(shareOf),
  };
}

const told = ({ start, steps }: { start: string; steps: readonly { words: string }[] }) =>
  [start, ...steps.map(({ words }) => words)].join(' → ');

describe('A machine that somebody else wrote is walked without a model of it', () => {
  it('through states inside a state, and by the end of those', () => {
    const model = sketchOf(trafficLight);
    expect(coverage(model)).toEqual({
      wrong: [],
      shares: ['6 of 6', '9 of 9', '0 of 0', '17 of 17'],
    });
    expect(scenariosOf(model).map(told)).toContain(
      'begins → after 3 s in green → after 1 s in yellow → after 2 s in red.walk → after 1 s in red.wait → after 0.5 s in red.stop',
    );
  });

  it('through regions side by side', () => {
    const { wrong, shares } = coverage(sketchOf(textFormat));
    expect(wrong).toEqual([]);
    expect(shares.slice(0, 2)).toEqual(['6 of 6', '6 of 6']);
  });

  it('by answers and failures of what it calls, and by what its guards say', () => {
    const model = sketchOf(fetchWithRetry, {
      payloads: { 'xstate.done.actor.fetchUser': [{ output: { name: 'Ada' } }] },
    });
    const { wrong, shares } = coverage(model);
    expect(wrong).toEqual([]);
    expect(shares.slice(0, 3)).toEqual(['5 of 5', '8 of 8', '2 of 2']);
    expect(toursOf(model, 'transitions').length).toBeGreaterThan(0);
  });

  it('by each answer that was named, and says what is never walked without them', () => {
    const type = 'xstate.done.actor.checkCredit';
    const decisions = ['Approved', 'Denied'].map((decision) => ({ output: { decision } }));
    const input = { customer: 'Ada' };
    const asked = sketchOf(creditCheck, { input, payloads: { [type]: decisions } });
    expect(coverage(asked).wrong).toEqual([]);
    expect(coverage(asked).shares.slice(0, 3)).toEqual(['5 of 5', '6 of 6', '2 of 2']);
    const denied = sketchOf(creditCheck, { input, payloads: { [type]: decisions.slice(1) } });
    expect(coverage(denied).wrong).toContain('no path visits creditCheck.applying');
  });
});
