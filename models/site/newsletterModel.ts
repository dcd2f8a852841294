import { newsletterMachine, newsletterEmailError } from '../../machines/site/newsletterMachine';
import * as newsletterMessages from '../../messages/site/newsletter';
import { defineModel } from '../defineModel';

const address = 'ada@example.com';

export const newsletterModel = defineModel(newsletterMachine, {
  everySimplePath: true,
  starts: { 'sees the footer': {} },
  cases: {
    'enters an address': {
      event: { type: 'email.edited', email: address },
      changes: ({ after }) => ({ 'the address shows': after.email === address }),
    },
    'enters half an address': {
      event: { type: 'email.edited', email: 'ada@' },
      changes: ({ after }) => ({
        'what was entered shows': after.email === 'ada@',
        'nothing is said before it is sent': after.error === null,
      }),
    },
    'presses Subscribe': {
      event: { type: 'form.submitted' },
      changes: ({ before, after }) => ({
        'a good address is taken and the box is empty':
          before.email !== address || (after.email === '' && after.error === null),
        'an empty box asks for an address':
          before.email !== '' || after.error === newsletterMessages.emailRequired,
        'what is no address stays, with what is wrong':
          before.email !== 'ada@' ||
          (after.email === 'ada@' && after.error === newsletterMessages.emailInvalid),
      }),
    },
  },
  states: {
    editing: ({ context: { email, error } }) => ({
      'an error is about what is in the box':
        error === null || error === newsletterEmailError(email),
    }),
  },
  leftByLink: { editing: 'the box stands in the footer of every page' },
});
