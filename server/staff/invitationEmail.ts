import * as invitationWords from '../../messages/desk/emails/invitation';
import { emailKind, type UnwrittenEmail } from '../email/emailKind';

export const INVITATION_LIFETIME_MS = 24 * 60 * 60_000;

export const staffInvitation = emailKind(
  'staffInvitation',
  {
    properties: { name: { type: 'string' }, url: { type: 'string' } },
    optionalProperties: { by: { type: 'string' } },
  },
  ({ name, url, by }) => ({
    paragraphs: [
      invitationWords.invited(name),
      ...(by === undefined ? [] : [invitationWords.sentBy(by)]),
      invitationWords.needed,
    ],
    action: { label: invitationWords.open, url },
    reason: invitationWords.reason,
  }),
  { worthUntil: (_, writtenAt) => new Date(writtenAt.getTime() + INVITATION_LIFETIME_MS) },
);

/** The link with which somebody begins to work at the desk, or begins again. */
export function invitationEmail(
  recipient: string,
  facts: { name: string; url: string; by?: string },
): UnwrittenEmail {
  return staffInvitation.email({ recipient, subject: invitationWords.subject }, facts);
}
