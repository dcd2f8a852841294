/** The notice to staff about an email that could not be sent. */

export const itsSubject = 'Subject';

export function subject(recipient: string): string {
  return `An email to ${recipient} could not be delivered`;
}

/** @param command that sends it again */
export function refused(command: string): string {
  return `The mail server has refused it for two days. Once the address or the mail server is fixed, send it again with: ${command}`;
}
