import {
  contactFormMachine,
  type ContactFormEvent,
  validateContactMessage,
  type ContactMessage,
} from '../../machines/site/contactFormMachine';
import { isValid } from '../../machines/shared/fieldErrors';
import type { EventCase } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';

const written: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Parking',
  message: 'Is there any?',
};

interface Context {
  form: ContactMessage;
  errors: Partial<Record<keyof ContactMessage, string>>;
}

function fills(field: keyof ContactMessage, value = written[field]) {
  return {
    event: { type: 'field.edited', field, value },
    leads: { editing: 'editing', thanking: 'editing' },
    changes: ({ before, after }) => ({
      'the field shows what was entered': after.form[field] === value,
      'the other fields stay': isValid(
        Object.entries(after.form).filter(
          ([name, text]) =>
            name !== field &&
            !Object.entries(before.form).some(([other, was]) => other === name && was === text),
        ),
      ),
      'its error is gone': after.errors[field] === undefined,
    }),
  } satisfies EventCase<Context, ContactFormEvent>;
}

export const contactFormModel = defineModel(contactFormMachine, {
  starts: { 'opens the contact page': { begins: 'editing' } },
  cases: {
    'writes a name': fills('name'),
    'writes an e-mail address': fills('email'),
    'writes half an e-mail address': fills('email', 'ada@'),
    'writes a subject': fills('subject'),
    'writes a message': fills('message'),
    'sends the message': {
      event: { type: 'form.submitted' },
      leads: {
        editing: ({ context }) =>
          isValid(validateContactMessage(context.form)) ? 'thanking' : 'editing',
      },
      changes: ({ before, after }) => ({
        'every wrong field says what is wrong':
          JSON.stringify(after.errors) === JSON.stringify(validateContactMessage(before.form)),
      }),
    },
  },
  states: {
    editing: ({ context }) => ({
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validateContactMessage(context.form),
      ),
    }),
    thanking: ({ context }) => ({
      'the form is empty again': Object.values(context.form).every((text) => text === ''),
      'no error is left': isValid(context.errors),
    }),
  },
});
