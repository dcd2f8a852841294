import { assign, fromPromise, setup } from 'xstate';

const types: {
  events: { type: 'FETCH' } | { type: 'CANCEL' };
  context: { retries: number; name: string | null };
} = { events: { type: 'FETCH' }, context: { retries: 0, name: null } };

/** XState's documented retry: after a pause, a limited number of times. */
export const fetchWithRetry = setup({
  types,
  actors: { fetchUser: fromPromise<{ name: string }>(() => Promise.resolve({ name: 'David' })) },
  delays: { pause: 1000 },
  guards: { 'it may try again': ({ context }) => context.retries < 2 },
}).createMachine({
  id: 'fetch',
  context: { retries: 0, name: null },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: {
          target: 'success',
          actions: assign({ name: ({ event }) => event.output.name }),
        },
        onError: [
          {
            guard: 'it may try again',
            target: 'pausing',
            actions: assign({ retries: ({ context }) => context.retries + 1 }),
          },
          { target: 'failure' },
        ],
      },
      on: { CANCEL: 'idle' },
    },
    pausing: { after: { pause: 'loading' }, on: { CANCEL: 'idle' } },
    success: { type: 'final' },
    failure: { on: { FETCH: { target: 'loading', actions: assign({ retries: 0 }) } } },
  },
});
