import { assign, setup } from 'xstate';
import type { StateMeta } from '../shared/screen';
import * as newsletterMessages from '../../messages/site/newsletter';
import { emailError } from '../shared/fieldRules';

export interface NewsletterContext {
  email: string;
  error: string | null;
}

export type NewsletterEvent = { type: 'email.edited'; email: string } | { type: 'form.submitted' };

/** The footer's newsletter box. It checks the address, clears it and promises nothing. */
export const newsletterMachine = setup({
  types: {
    context: {} as NewsletterContext,
    events: {} as NewsletterEvent,
    meta: {} as StateMeta,
  },
  guards: {
    'the address is valid': ({ context }) => newsletterEmailError(context.email) === undefined,
  },
  actions: {
    'edit address': assign({
      email: (_, { email }: { email: string }) => email,
      error: null,
    }),
    'clear address': assign({ email: '', error: null }),
    'show error': assign({ error: ({ context }) => newsletterEmailError(context.email) ?? null }),
  },
}).createMachine({
  id: 'newsletter',
  context: { email: '', error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor enters an address.',
      meta: { screen: 'Newsletter' },
      on: {
        'email.edited': { actions: { type: 'edit address', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'the address is valid', actions: 'clear address' },
          { actions: 'show error' },
        ],
      },
    },
  },
});

/** The error of an address for the newsletter. */
export function newsletterEmailError(email: string): string | undefined {
  return emailError(email, newsletterMessages);
}
