/** A letter ready to be sent. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Carries letters out of the house: SMTP, or the mailbox of development. Throws when it can't. */
export interface Post {
  send(letter: Letter & { id: string }): Promise<void>;
}
