import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { contactFormMachine } from '../../../machines/site/contactFormMachine';
import { alertOf } from '../../../machines/shared/screen';

describe('the contact form', () => {
  it('asks for what is missing', () => {
    const contact = createActor(contactFormMachine).start();
    contact.send({ type: 'field.edited', field: 'name', value: 'Ada' });
    contact.send({ type: 'form.submitted' });
    expect(Object.keys(contact.getSnapshot().context.errors)).toEqual([
      'email',
      'subject',
      'message',
    ]);
    contact.send({ type: 'field.edited', field: 'subject', value: 'Hello' });
    expect(Object.keys(contact.getSnapshot().context.errors)).toEqual(['email', 'message']);
  });

  it('clears itself and says thank you', () => {
    const contact = createActor(contactFormMachine).start();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      contact.send({ type: 'field.edited', field, value: 'ada@example.com' });
    }
    contact.send({ type: 'form.submitted' });
    expect(alertOf(contact.getSnapshot())).toBe(
      "Thank you for your message. We'll get back to you shortly!",
    );
    expect(contact.getSnapshot().context.form).toEqual({
      name: '',
      email: '',
      subject: '',
      message: '',
    });
    contact.send({ type: 'field.edited', field: 'name', value: 'A' });
    expect(contact.getSnapshot().matches('editing')).toBe(true);
  });
});
