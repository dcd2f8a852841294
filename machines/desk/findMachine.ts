import { assign, setup } from 'xstate';
import type { DeskFound } from '../contract/wire';
import { commandDelays } from '../shared/command';
import { lengthError } from '../shared/fieldRules';
import { notProvided } from '../shared/notProvided';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';

export interface FindContext {
  /** The typed text. */
  text: string;
  /** The results for it, or for the text before it. */
  found: DeskFound['reservations'];
}

export interface FindEvent {
  type: 'text.typed';
  text: string;
}

/** The contract refuses more. */
const MOST_CHARACTERS = 200;

/** Finding a reservation by a name, telephone number, address or id, while it is typed. */
export const findMachine = setup({
  types: {
    context: {} as FindContext,
    events: {} as FindEvent,
    meta: {} as StateMeta,
  },
  actors: { find: notProvided<DeskFound, { text: string }>('find') },
  guards: {
    'nothing is typed': (_, { text }: { text: string }) => text.trim() === '',
    'it is too long': (_, { text }: { text: string }) =>
      lengthError(text.trim(), MOST_CHARACTERS) !== undefined,
  },
  actions: {
    'remember what is looked for': assign({ text: (_, { text }: { text: string }) => text }),
    'remember what was found': assign({ found: (_, { reservations }: DeskFound) => reservations }),
    'forget what was found': assign({ text: '', found: [] }),
  },
  delays: { ...commandDelays, typingPaused: 200 },
}).createMachine({
  id: 'find',
  options: { maxIterations: 1000 },
  context: { text: '', found: [] },
  initial: 'resting',
  on: {
    'text.typed': [
      {
        guard: withEvent('nothing is typed'),
        target: '.resting',
        actions: 'forget what was found',
      },
      {
        guard: withEvent('it is too long'),
        target: '.tooLong',
        actions: ['forget what was found', withEvent('remember what is looked for')],
      },
      { target: '.typing', actions: withEvent('remember what is looked for'), reenter: true },
    ],
  },
  states: {
    resting: { description: 'Nothing is looked for.' },
    typing: {
      description: 'More may be typed at once.',
      after: { typingPaused: { target: 'finding' } },
    },
    finding: {
      description: 'The server looks for it.',
      meta: { screen: 'Find: looking' },
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'found', actions: withOutput('remember what was found') },
        onError: { target: 'failed' },
      },
      after: { responseTimeout: { target: 'failed' } },
    },
    found: { description: 'What was found shows.', meta: { screen: 'Find: found' } },
    tooLong: { description: 'No name or number is so long.', meta: { screen: 'Find: too long' } },
    failed: { description: 'It could not be looked for.', meta: { screen: 'Find: failed' } },
  },
});
