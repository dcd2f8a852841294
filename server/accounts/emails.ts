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
import { composeEmail } from '../email/composeEmail';
import type { EmailAction, EmailContent } from '../email/emailText';
import type { Email } from '../email/emailTransport';
import { LINK_LIFETIME } from './passwords/passwordLinks';

const lagosTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/**
 * The email with a one-time code. It repeats nothing from the registration, as the address may belong to a stranger;
 * its time tells several registrations with one address apart.
 */
export function codeEmail(
  { configuration }: { configuration: Pick<Configuration, 'codeLifetime'> },
  recipient: string,
  code: string,
  registeredAt: Date,
): Email {
  const minutes = configuration.codeLifetime / 60_000;
  return composeEmail({
    recipient,
    subject: codeMessages.subject,
    paragraphs: [
      codeMessages.enter(lagosTime.format(registeredAt)),
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

/** After the #, which browsers send to no server. */
function passwordLinkAction({ configuration }: EmailContent, token: string): EmailAction {
  const url = `${configuration.publicUrl}${paths.forgotPassword}#${token}`;
  return { label: passwordLinkMessages.choosePassword, url };
}

/** The email with a password code, and a link that works without the code. */
export function passwordCodeEmail(
  context: { configuration: Pick<Configuration, 'codeLifetime' | 'publicUrl'> },
  recipient: string,
  { code, token, askedAt }: PasswordAsked & { code: string },
): Email {
  const minutes = context.configuration.codeLifetime / 60_000;
  return composeEmail({
    recipient,
    subject: passwordCodeMessages.subject,
    paragraphs: [
      passwordCodeMessages.enter(lagosTime.format(askedAt)),
      `${usableWithin(minutes)} ${passwordCodeMessages.ifNotYou}`,
      passwordLinkMessages.orOpen(LINK_LIFETIME / 60_000),
    ],
    highlight: code,
    action: passwordLinkAction(context, token),
  });
}

/** The email with a link alone, once others have requested too many codes. */
export function passwordLinkEmail(
  context: EmailContent,
  recipient: string,
  { token, askedAt }: PasswordAsked,
): Email {
  return composeEmail({
    recipient,
    subject: passwordLinkMessages.subject,
    paragraphs: [
      passwordLinkMessages.open(lagosTime.format(askedAt)),
      passwordLinkMessages.whyNoCode,
      `${usableWithin(LINK_LIFETIME / 60_000)} ${passwordLinkMessages.ifNotYou}`,
    ],
    action: passwordLinkAction(context, token),
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedEmail(
  { configuration }: EmailContent,
  recipient: string,
  changedAt: Date,
): Email {
  return composeEmail({
    recipient,
    subject: changedMessages.subject,
    paragraphs: [changedMessages.changed(lagosTime.format(changedAt)), changedMessages.ifNotYou],
    action: {
      label: changedMessages.chooseAnother,
      url: `${configuration.publicUrl}${paths.forgotPassword}`,
    },
  });
}

/** Tells the former owner of an account that it is deleted; the last that is sent there. */
export function accountDeletedEmail(
  { configuration }: EmailContent,
  recipient: string,
  deletedAt: Date,
): Email {
  return composeEmail({
    recipient,
    subject: deletedMessages.subject,
    paragraphs: [
      deletedMessages.deleted(lagosTime.format(deletedAt)),
      deletedMessages.whatStays,
      deletedMessages.ifNotYou,
    ],
    action: { label: deletedMessages.toHotel, url: configuration.publicUrl },
  });
}

/** Tells a guest that a session was ended because a copy of its token was used. */
export function sessionEndedEmail(
  { configuration }: EmailContent,
  { email }: { email: string },
  { openedAt }: { openedAt: Date },
): Email {
  return composeEmail({
    recipient: email,
    subject: sessionMessages.subject,
    paragraphs: [sessionMessages.usedAgain(lagosTime.format(openedAt)), sessionMessages.whatNow],
    action: { label: sessionMessages.logIn, url: `${configuration.publicUrl}/login` },
  });
}

/** What the owner of an account reads when somebody registers with the same e-mail address. */
export function alreadyRegisteredEmail({ configuration }: EmailContent, recipient: string): Email {
  return composeEmail({
    recipient,
    subject: ownedMessages.subject,
    paragraphs: [ownedMessages.tried, ownedMessages.whatNow],
    action: { label: ownedMessages.logIn, url: `${configuration.publicUrl}/login` },
  });
}
