/** Messages of the contact form. What is missing or no address is said by the browser. */

export const thankYou = "Thank you for your message. We'll get back to you shortly!";
