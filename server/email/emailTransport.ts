/** An email ready to be sent. */
export interface Email {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The stay as an entry for the guest's calendar (RFC 5545), sent along as a file; null for none. */
  calendar: string | null;
}

/** Sends emails by SMTP, or into development's mailbox. Throws when it can't. */
export interface EmailTransport {
  send(letter: Email & { id: string }): Promise<void>;
}
