import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { answers, failsWith, timeIsUp } from '../model/outcomes';
import { noSurroundings } from '../model/surroundings';
import { defineModel } from '../model/testModel';
import { factsOf } from './machineFacts';

const inquiry = setup({
  actors: { ask: fromPromise(() => Promise.resolve()) },
  delays: { responseTimeout: 1_000 },
}).createMachine({
  id: 'inquiry',
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'ask', id: 'ask', onDone: 'answered', onError: 'refused' },
      after: { responseTimeout: 'silent' },
    },
    answered: {},
    refused: {},
    silent: {},
  },
});

const model = defineModel(
  inquiry,
  {
    starts: { begins: { begins: 'asking' } },
    cases: {
      'it is answered': { event: answers('ask'), leads: { asking: 'answered' } },
      'it fails': { event: failsWith('ask', new Error('no')), leads: { asking: 'refused' } },
      'no answer comes': {
        event: timeIsUp('responseTimeout', 'inquiry.asking'),
        leads: { asking: 'silent' },
      },
    },
    states: {
      asking: () => ({}),
      answered: () => ({}),
      refused: () => ({}),
      silent: () => ({}),
    },
  },
  noSurroundings,
);

it('marks the states that only a failed or unanswered call leads to', async () => {
  const { states } = await factsOf(model, [], new Map(), () => '');
  expect(states.filter(({ onlyByFault }) => onlyByFault).map(({ state }) => state)).toEqual([
    'refused',
    'silent',
  ]);
});
