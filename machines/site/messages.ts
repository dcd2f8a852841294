import { fieldMessages } from '../shared/fieldMessages';

/** Everything the product says about the contact and newsletter forms. */

export const contactMessages = {
  nameRequired: fieldMessages.nameRequired,
  emailRequired: fieldMessages.emailRequired,
  emailInvalid: fieldMessages.emailInvalid,
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  thankYou: "Thank you for your message. We'll get back to you shortly!",
} as const;

export const newsletterMessages = {
  emailRequired: fieldMessages.emailRequired,
  emailInvalid: fieldMessages.emailInvalid,
} as const;
