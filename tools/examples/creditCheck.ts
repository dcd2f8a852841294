import { assign, fromPromise, setup } from 'xstate';

const types: {
  context: { customer: string; decision: string | null };
  input: { customer: string };
} = { context: { customer: '', decision: null }, input: { customer: '' } };

const done = fromPromise<undefined, { customer: string }>(() => Promise.resolve(undefined));

/**
 * The credit check of the Serverless Workflow specification, one of XState's examples: a service decides whether the
 * application starts or is rejected by email; if it doesn't answer within a quarter of an hour, the check ends.
 */
export const creditCheck = setup({
  types,
  actors: {
    checkCredit: fromPromise<{ decision: string }, { customer: string }>(() =>
      Promise.resolve({ decision: 'Approved' }),
    ),
    startApplication: done,
    sendRejection: done,
  },
  delays: { quarterOfAnHour: 15 * 60 * 1000 },
  guards: { 'it is approved': ({ context }) => context.decision === 'Approved' },
}).createMachine({
  id: 'creditCheck',
  context: ({ input }) => ({ customer: input.customer, decision: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'checkCredit',
        src: 'checkCredit',
        input: ({ context: { customer } }) => ({ customer }),
        onDone: {
          target: 'deciding',
          actions: assign({ decision: ({ event }) => event.output.decision }),
        },
      },
      after: { quarterOfAnHour: 'timedOut' },
    },
    deciding: {
      always: [{ guard: 'it is approved', target: 'applying' }, { target: 'rejecting' }],
    },
    applying: {
      invoke: {
        id: 'startApplication',
        src: 'startApplication',
        input: ({ context: { customer } }) => ({ customer }),
        onDone: 'over',
      },
    },
    rejecting: {
      invoke: {
        id: 'sendRejection',
        src: 'sendRejection',
        input: ({ context: { customer } }) => ({ customer }),
        onDone: 'over',
      },
    },
    over: { type: 'final' },
    timedOut: {},
  },
});
