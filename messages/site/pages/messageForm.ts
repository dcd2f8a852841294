/** The contact form. */

export const title = 'Send us a message';
export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const send = 'Send Message';
