import { disclosureMachine } from '../../machines/site/disclosureMachine';
import { defineModel } from '../defineModel';

export const disclosureModel = defineModel(disclosureMachine, {
  everySimplePath: true,
  starts: { 'sees a menu button or a card': {} },
  cases: {
    'opens the dialog of one room': {
      event: { type: 'disclosure.opened', subject: 'Garden Room' },
      changes: ({ after }) => ({ 'it is about that room': after.subject === 'Garden Room' }),
    },
    // A dialog has no button that toggles it.
    'presses the button of the menu': {
      event: { type: 'disclosure.toggled' },
      onlyWhen: ({ context }) => context.subject === null,
      changes: ({ after }) => ({ 'it is about nothing in particular': after.subject === null }),
    },
    'closes it': { event: { type: 'disclosure.closed' } },
  },
  states: {
    closed: ({ context }) => ({ 'it is about nothing': context.subject === null }),
    open: ({ context }) => ({
      'the subject is one that was opened':
        context.subject === null || context.subject === 'Garden Room',
    }),
  },
});
