/** The contact form. */

export const title = 'Write to us';
export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send Message';
