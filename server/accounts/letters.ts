import * as deletedMessages from '../../messages/account/emails/accountDeleted';
import * as ownedMessages from '../../messages/account/emails/alreadyRegistered';
import { usableWithin } from '../../messages/account/emails/codeValidity';
import * as changedMessages from '../../messages/account/emails/passwordChanged';
import * as passwordCodeMessages from '../../messages/account/emails/passwordCode';
import * as passwordLinkMessages from '../../messages/account/emails/passwordLink';
import * as sessionMessages from '../../messages/account/emails/sessionEnded';
import * as codeMessages from '../../messages/account/emails/verificationCode';
import { paths } from '../../machines/shared/paths';
import { locale } from '../../messages/shared/locale';
import type { Configuration } from '../configuration/configuration';
import { composeLetter } from '../mail/composeLetter';
import type { LetterAction, LetterParts } from '../mail/letterText';
import type { Letter } from '../mail/post';
import { LINK_LIFETIME } from './passwordLinks';

const lagosMoment = new Intl.DateTimeFormat(locale, {
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
    subject: codeMessages.subject,
    paragraphs: [
      codeMessages.enter(lagosMoment.format(registeredAt)),
      `${usableWithin(minutes)} ${codeMessages.ifNotYou}`,
    ],
    highlight: code,
  });
}

/** What a letter about a forgotten password brings; it names when it was asked for, and nothing of the account. */
interface PasswordAsked {
  token: string;
  askedAt: Date;
}

/** Behind the #, so that no server, log or other site is ever told it. */
function passwordLinkAction({ configuration }: LetterParts, token: string): LetterAction {
  const url = `${configuration.publicUrl}${paths.forgotPassword}#${token}`;
  return { label: passwordLinkMessages.choosePassword, url };
}

/** The letter with a code for a new password, and a link that does without it. */
export function passwordCodeLetter(
  parts: { configuration: Pick<Configuration, 'codeLifetime' | 'publicUrl'> },
  recipient: string,
  { code, token, askedAt }: PasswordAsked & { code: string },
): Letter {
  const minutes = parts.configuration.codeLifetime / 60_000;
  return composeLetter({
    recipient,
    subject: passwordCodeMessages.subject,
    paragraphs: [
      passwordCodeMessages.enter(lagosMoment.format(askedAt)),
      `${usableWithin(minutes)} ${passwordCodeMessages.ifNotYou}`,
      passwordLinkMessages.orOpen(LINK_LIFETIME / 60_000),
    ],
    highlight: code,
    action: passwordLinkAction(parts, token),
  });
}

/** The letter with a link alone, once others have asked for too many codes. */
export function passwordLinkLetter(
  parts: LetterParts,
  recipient: string,
  { token, askedAt }: PasswordAsked,
): Letter {
  return composeLetter({
    recipient,
    subject: passwordLinkMessages.subject,
    paragraphs: [
      passwordLinkMessages.open(lagosMoment.format(askedAt)),
      passwordLinkMessages.whyNoCode,
      `${usableWithin(LINK_LIFETIME / 60_000)} ${passwordLinkMessages.ifNotYou}`,
    ],
    action: passwordLinkAction(parts, token),
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
    subject: changedMessages.subject,
    paragraphs: [changedMessages.changed(lagosMoment.format(changedAt)), changedMessages.ifNotYou],
    action: {
      label: changedMessages.chooseAnother,
      url: `${configuration.publicUrl}${paths.forgotPassword}`,
    },
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
    subject: deletedMessages.subject,
    paragraphs: [
      deletedMessages.deleted(lagosMoment.format(deletedAt)),
      deletedMessages.whatStays,
      deletedMessages.ifNotYou,
    ],
    action: { label: deletedMessages.toHotel, url: configuration.publicUrl },
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
    subject: sessionMessages.subject,
    paragraphs: [sessionMessages.usedAgain(lagosMoment.format(openedAt)), sessionMessages.whatNow],
    action: { label: sessionMessages.logIn, url: `${configuration.publicUrl}/login` },
  });
}

/** What the owner of an account reads when somebody registers with the same e-mail address. */
export function alreadyRegisteredLetter({ configuration }: LetterParts, recipient: string): Letter {
  return composeLetter({
    recipient,
    subject: ownedMessages.subject,
    paragraphs: [ownedMessages.tried, ownedMessages.whatNow],
    action: { label: ownedMessages.logIn, url: `${configuration.publicUrl}/login` },
  });
}
