/** Everything the product says about the contact and newsletter forms. */

export const contactMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email address is invalid',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  thankYou: "Thank you for your message. We'll get back to you shortly!",
} as const;

export const newsletterMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email address is invalid',
} as const;
