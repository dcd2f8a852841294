import * as contactMessages from '../../words/site/contact';
import * as newsletterMessages from '../../words/site/newsletter';
import { emailError } from '../shared/email';
import { withoutPassed, type FieldErrors } from '../shared/fieldErrors';

/** What a visitor writes to the hotel; it is not sent anywhere. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

function requiredError(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined;
}

/** The message of every field of the contact form that is wrong. */
export function validateContactMessage(form: ContactMessage): FieldErrors<ContactMessage> {
  return withoutPassed({
    name: requiredError(form.name, contactMessages.nameRequired),
    email: emailError(form.email, contactMessages),
    subject: requiredError(form.subject, contactMessages.subjectRequired),
    message: requiredError(form.message, contactMessages.messageRequired),
  });
}

/** What is wrong with the address that subscribes to the newsletter. */
export function newsletterEmailError(email: string): string | undefined {
  return emailError(email, newsletterMessages);
}
