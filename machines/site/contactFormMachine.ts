import { assign, setup } from 'xstate';
import * as contactMessages from '../../messages/site/contact';
import type { StateMeta } from '../shared/screen';
import { isValid, withoutField, type FieldErrors, withoutPassed } from '../shared/fieldErrors';
import { emailError } from '../shared/fieldRules';
import { hasLetter, isBlank } from '../shared/typedText';

/** What a visitor writes to the hotel; it is not sent anywhere. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

function requiredError(text: string, message: string): string | undefined {
  return isBlank(text) ? message : undefined;
}

/** The errors of the contact form. */
export function validateContactMessage(form: ContactMessage): FieldErrors<ContactMessage> {
  return withoutPassed({
    name: hasLetter(form.name) ? undefined : contactMessages.nameRequired,
    email: emailError(form.email, contactMessages),
    subject: requiredError(form.subject, contactMessages.subjectRequired),
    message: requiredError(form.message, contactMessages.messageRequired),
  });
}

export interface ContactFormContext {
  form: ContactMessage;
  errors: FieldErrors<ContactMessage>;
}

export type ContactFormEvent =
  { type: 'field.edited'; field: keyof ContactMessage; value: string } | { type: 'form.submitted' };

const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** The contact page's form. It sends nothing: it clears itself and says thank you. */
export const contactFormMachine = setup({
  types: {
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    meta: {} as StateMeta,
  },
  guards: {
    'the message is complete': ({ context }) => isValid(validateContactMessage(context.form)),
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      return {
        form: { ...context.form, [event.field]: event.value },
        errors: withoutField(context.errors, event.field),
      };
    }),
    'show errors': assign({ errors: ({ context }) => validateContactMessage(context.form) }),
    'clear form': assign({ form: emptyMessage, errors: {} }),
  },
}).createMachine({
  id: 'contactForm',
  context: { form: emptyMessage, errors: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes.',
      meta: { screen: 'Contact form' },
      on: {
        'field.edited': { actions: 'edit field' },
        'form.submitted': [
          { guard: 'the message is complete', target: 'thanking' },
          { actions: 'show errors' },
        ],
      },
    },
    thanking: {
      description: 'The form is empty again; the thanks stand until another message is begun.',
      meta: { screen: 'Contact form: thank you', alert: contactMessages.thankYou },
      entry: 'clear form',
      on: { 'field.edited': { target: 'editing', actions: 'edit field' } },
    },
  },
});
