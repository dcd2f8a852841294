import { describe, expect, it } from 'vitest';
import { validateContactMessage } from '../../../machines/site/contactFormMachine';
import { newsletterEmailError } from '../../../machines/site/newsletterMachine';

describe('the contact form', () => {
  it('asks for all four fields', () => {
    expect(validateContactMessage({ name: '', email: ' ', subject: '', message: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });

  it('asks for an email address', () => {
    expect(
      validateContactMessage({ name: 'Ada', email: 'ada', subject: 'Hi', message: 'Hello' }),
    ).toEqual({ email: 'Email address is invalid' });
  });
});

describe('the newsletter box', () => {
  it.each([
    ['', 'Email is required'],
    ['ada', 'Email address is invalid'],
    ['ada@example.com', undefined],
  ])('answers "%s" with %s', (email, message) => {
    expect(newsletterEmailError(email)).toBe(message);
  });
});
