import * as deletedWords from '../../words/account/letters/accountDeleted';
import * as ownedWords from '../../words/account/letters/alreadyRegistered';
import { usableWithin } from '../../words/account/letters/codeValidity';
import * as changedWords from '../../words/account/letters/passwordChanged';
import * as passwordCodeWords from '../../words/account/letters/passwordCode';
import * as passwordLinkWords from '../../words/account/letters/passwordLink';
import * as sessionWords from '../../words/account/letters/sessionEnded';
import * as codeWords from '../../words/account/letters/verificationCode';
import { paths } from '../../machines/shared/paths';
import { locale } from '../../words/shared/locale';
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
    subject: codeWords.subject,
    paragraphs: [
      codeWords.enter(lagosMoment.format(registeredAt)),
      `${usableWithin(minutes)} ${codeWords.ifNotYou}`,
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
  return { label: passwordLinkWords.choosePassword, url };
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
    subject: passwordCodeWords.subject,
    paragraphs: [
      passwordCodeWords.enter(lagosMoment.format(askedAt)),
      `${usableWithin(minutes)} ${passwordCodeWords.ifNotYou}`,
      passwordLinkWords.orOpen(LINK_LIFETIME / 60_000),
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
    subject: passwordLinkWords.subject,
    paragraphs: [
      passwordLinkWords.open(lagosMoment.format(askedAt)),
      passwordLinkWords.whyNoCode,
      `${usableWithin(LINK_LIFETIME / 60_000)} ${passwordLinkWords.ifNotYou}`,
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
    subject: changedWords.subject,
    paragraphs: [changedWords.changed(lagosMoment.format(changedAt)), changedWords.ifNotYou],
    action: {
      label: changedWords.chooseAnother,
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
    subject: deletedWords.subject,
    paragraphs: [
      deletedWords.deleted(lagosMoment.format(deletedAt)),
      deletedWords.whatStays,
      deletedWords.ifNotYou,
    ],
    action: { label: deletedWords.toHotel, url: configuration.publicUrl },
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
    subject: sessionWords.subject,
    paragraphs: [sessionWords.usedAgain(lagosMoment.format(openedAt)), sessionWords.whatNow],
    action: { label: sessionWords.logIn, url: `${configuration.publicUrl}/login` },
  });
}

/** What the owner of an account reads when somebody registers with the same e-mail address. */
export function alreadyRegisteredLetter({ configuration }: LetterParts, recipient: string): Letter {
  return composeLetter({
    recipient,
    subject: ownedWords.subject,
    paragraphs: [ownedWords.tried, ownedWords.whatNow],
    action: { label: ownedWords.logIn, url: `${configuration.publicUrl}/login` },
  });
}
