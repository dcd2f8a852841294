import type { Configuration } from '../configuration/configuration';
import { composeLetter } from '../mail/composeLetter';
import type { LetterParts } from '../mail/letterText';
import type { Letter } from '../mail/post';

const lagosMoment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/**
 * The letter with a one-time code. It repeats nothing that the sender of a registration wrote, as
 * the address may be a stranger's; the time tells several registrations of one address apart.
 */
export function codeLetter(
  { configuration }: { configuration: Pick<Configuration, 'codeLifetime'> },
  recipient: string,
  code: string,
  registeredAt: Date,
): Letter {
  const minutes = configuration.codeLifetime / 60_000;
  return composeLetter({
    recipient,
    subject: 'Your verification code',
    paragraphs: [
      `Please enter this code to verify the account that was registered on ${lagosMoment.format(registeredAt)}, Lagos time.`,
      `It can be used once, within ${minutes} minutes. If it was not you who registered, please ignore this message: without the code nothing happens.`,
    ],
    highlight: code,
  });
}

/** The letter with a code for a new password. It names when it was asked for, and nothing of the account. */
export function passwordCodeLetter(
  { configuration }: { configuration: Pick<Configuration, 'codeLifetime'> },
  recipient: string,
  code: string,
  askedAt: Date,
): Letter {
  const minutes = configuration.codeLifetime / 60_000;
  return composeLetter({
    recipient,
    subject: 'Your code for a new password',
    paragraphs: [
      `Please enter this code to choose a new password, as was asked for on ${lagosMoment.format(askedAt)}, Lagos time.`,
      `It can be used once, within ${minutes} minutes. If it was not you who asked, please ignore this message and tell the code to nobody: without it your password stays as it is.`,
    ],
    highlight: code,
  });
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedLetter(
  { configuration }: LetterParts,
  recipient: string,
  changedAt: Date,
): Letter {
  return composeLetter({
    recipient,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${lagosMoment.format(changedAt)}, Lagos time. Wherever else you were logged in, that session has ended.`,
      'If it was not you, somebody knows your password or can read your email: please secure your mailbox first, then choose another password.',
    ],
    action: { label: 'Choose another password', url: `${configuration.publicUrl}/forgot-password` },
  });
}

/** Tells the former owner of an account that it is deleted; the last that is sent there. */
export function accountDeletedLetter(
  { configuration }: LetterParts,
  recipient: string,
  deletedAt: Date,
): Letter {
  return composeLetter({
    recipient,
    subject: 'Your account was deleted',
    paragraphs: [
      `Your account was deleted on ${lagosMoment.format(deletedAt)}, Lagos time, as was asked for with its password. Your name, email address, phone number and wishes are gone, and so are all sessions. What was not paid is cancelled.`,
      'Of paid reservations we keep dates, rooms, amounts and receipt numbers for our books, but no longer whose they were. This message itself is kept for up to 90 days.',
      'If it was not you, somebody knows your password: please change it wherever else you use it. You can register again with the same address at any time.',
    ],
    action: { label: 'Go to the hotel', url: configuration.publicUrl },
  });
}

/** Tells a guest that a session was ended because a copy of its token was used. */
export function sessionEndedLetter(
  { configuration }: LetterParts,
  { email }: { email: string },
  { openedAt }: { openedAt: Date },
): Letter {
  return composeLetter({
    recipient: email,
    subject: 'We ended one of your sessions',
    paragraphs: [
      `Something that had been used before was used again to go on with your session of ${lagosMoment.format(openedAt)}, Lagos time. It can be that your browser went back to an old state, or that somebody has a copy of what it keeps. As we cannot tell, we ended this session everywhere.`,
      'You can log in again at any time. Your reservations are unchanged. If you did not expect this letter, please look at where else you are logged in.',
    ],
    action: { label: 'Log in', url: `${configuration.publicUrl}/login` },
  });
}

/** What the owner of an account reads when somebody registers with the same e-mail address. */
export function alreadyRegisteredLetter({ configuration }: LetterParts, recipient: string): Letter {
  return composeLetter({
    recipient,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody just tried to register an account with this email address, but you already have one.',
      'If it was you, please log in with the password you chose. If it was not you, there is nothing to do: your account is unchanged.',
    ],
    action: { label: 'Log in', url: `${configuration.publicUrl}/login` },
  });
}
