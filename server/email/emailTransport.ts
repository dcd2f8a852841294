/** An email ready to be sent. */
export interface Email {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The stay as a calendar entry (RFC 5545), attached as a file; null for none. */
  calendar: string | null;
}

/** Sends emails by SMTP or into the development mailbox. @throws Error if it can't */
export interface EmailTransport {
  send(email: Email & { id: string }): Promise<void>;
}
