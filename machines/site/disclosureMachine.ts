import { assign, setup } from 'xstate';
import type { StateMeta } from '../shared/screen';

export interface DisclosureContext {
  /** Which of several things is open, if only one can be. */
  subject: string | null;
}

export type DisclosureEvent =
  | { type: 'disclosure.opened'; subject: string }
  | { type: 'disclosure.toggled' }
  /** Escape, a click outside, a route change or the close button. */
  | { type: 'disclosure.closed' };

/** Something that opens and closes: a menu, a dropdown, a dialog. */
export const disclosureMachine = setup({
  types: {
    context: {} as DisclosureContext,
    events: {} as DisclosureEvent,
    meta: {} as StateMeta,
  },
  actions: {
    'remember subject': assign({
      subject: (_, { subject }: { subject: string }) => subject,
    }),
    'clear subject': assign({ subject: null }),
  },
}).createMachine({
  id: 'disclosure',
  context: { subject: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing shows.',
      entry: 'clear subject',
      on: {
        'disclosure.opened': {
          target: 'open',
          actions: { type: 'remember subject', params: ({ event }) => event },
        },
        'disclosure.toggled': { target: 'open' },
      },
    },
    open: {
      description: 'It shows.',
      meta: { screen: 'Open' },
      on: {
        'disclosure.closed': { target: 'closed' },
        'disclosure.toggled': { target: 'closed' },
      },
    },
  },
});
