/** An email ready to be sent. */
export interface Email {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The stay as a calendar entry (RFC 5545), attached as a file; null for none. */
  calendar: string | null;
}

/** The media type of a calendar file, with the method that the file names (RFC 5546). */
export function calendarType(file: string): string {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(file) ?? [];
  return `text/calendar; charset=utf-8; method=${method}`;
}

/** Sends emails by SMTP or into the development mailbox. @throws Error if it can't */
export interface EmailTransport {
  send(email: Email & { id: string }): Promise<void>;
}
