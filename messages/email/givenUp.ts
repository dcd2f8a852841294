/** The notice to staff about an email that could not be sent. */

export const itsSubject = 'Subject';

export function subject(recipient: string): string {
  return `An email to ${recipient} could not be delivered`;
}

/** @param command that sends it again */
export function noMailbox(command: string): string {
  return `The mail server says that there is no such address. Once the address is corrected or exists, send it again with: ${command}`;
}

/** @param command that sends it again */
export function refused(command: string): string {
  return `The mail server has not accepted it. Once the address or the mail server is fixed, send it again with: ${command}`;
}
