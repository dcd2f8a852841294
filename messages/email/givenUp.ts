/** The notice to staff about an email that could not be sent. */

export const itsSubject = 'Subject';

export function subject(recipient: string): string {
  return `An email to ${recipient} could not be delivered`;
}

export const noMailbox = 'The mail server says that there is no such address.';
export const refused = 'The mail server has not accepted it.';

export const sendAgain =
  'Once the address or the mail server is right, find the guest’s reservation at the front desk and send the email again there.';

/** Before the link to the front desk. */
export const frontDesk = 'Front desk';
