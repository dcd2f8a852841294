/** The notice to staff about an email that could not be sent. */

export const itsSubject = 'Subject';

export function subject(recipient: string): string {
  return `A letter to ${recipient} was given up`;
}

/** @param command that sends it again */
export function refused(command: string): string {
  return `The mail server has refused it for two days. Once its address or the mail server is right: ${command}`;
}
