import { disclosureMachine } from '../../../machines/disclosure';
import { defineModel } from '../support/testModel';

export const disclosureModel = defineModel(disclosureMachine, {
  everySimplePath: true,
  starts: { 'sees a menu button or a card': { begins: 'closed' } },
  cases: {
    'opens the dialog of one room': {
      event: { type: 'disclosure.opened', subject: 'Deluxe Room' },
      leads: { closed: 'open' },
      changes: ({ after }) => ({ 'it is about that room': after.subject === 'Deluxe Room' }),
    },
    'opens the menu': {
      event: { type: 'disclosure.opened' },
      leads: { closed: 'open' },
      changes: ({ after }) => ({ 'it is about nothing in particular': after.subject === null }),
    },
    'presses the button': {
      event: { type: 'disclosure.toggled' },
      leads: { closed: 'open', open: 'closed' },
    },
    'closes it': { event: { type: 'disclosure.closed' }, leads: { open: 'closed' } },
  },
  states: {
    closed: () => ({}),
    open: ({ context }) => ({
      'the subject is one that was opened':
        context.subject === null || context.subject === 'Deluxe Room',
    }),
  },
});
