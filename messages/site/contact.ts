import * as fields from '../shared/fields';

/** Messages of the contact form. */

export const nameRequired = fields.nameRequired;
export const emailRequired = fields.emailRequired;
export const emailInvalid = fields.emailInvalid;
export const subjectRequired = 'Subject is required';
export const messageRequired = 'Message is required';
export const thankYou = "Thank you for your message. We'll get back to you shortly!";
