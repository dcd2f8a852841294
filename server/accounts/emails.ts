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
import { emailKind, type EmailWriter, type UnwrittenEmail } from '../email/emailKind';
import type { EmailAction, EmailContent } from '../email/emailText';
import type { RegistrationRow } from './codes';
import { LINK_LIFETIME } from './passwords/linkLifetime';

const lagosTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

const lagosTimeToTheSecond = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Africa/Lagos',
});

const inLagos = (timestamp: string | Date) => lagosTime.format(new Date(timestamp));

const MINUTE = 60_000;
const text = { type: 'string' } as const;
const timestamp = { type: 'timestamp' } as const;
const minutes = { type: 'float64' } as const;

/** The end of what can be used for some minutes. */
const usableUntil = (since: string | Date, usable: number) =>
  new Date(new Date(since).getTime() + usable * MINUTE);

type CodeLifetime = Pick<Configuration, 'codeLifetime'>;

const verificationCode = emailKind(
  'verificationCode',
  {
    properties: { code: text, registeredAt: timestamp, minutes },
    optionalProperties: { device: text },
  },
  ({ code, registeredAt, minutes: usable, device }) => ({
    subject: codeMessages.subjectWith(code),
    paragraphs: [
      codeMessages.enter(lagosTimeToTheSecond.format(new Date(registeredAt)), device),
      `${usableWithin(usable)} ${codeMessages.ifNotYou}`,
    ],
    highlight: code,
  }),
  { worthUntil: ({ minutes: usable }, writtenAt) => usableUntil(writtenAt, usable) },
);

/**
 * The email with a one-time code. It repeats nothing that was typed, because the address may belong to a stranger. Time
 * and device, in words of our own, tell several registrations with one address apart.
 */
export function codeEmail(
  { configuration }: { configuration: CodeLifetime },
  { email, createdAt, device }: Pick<RegistrationRow, 'email' | 'createdAt' | 'device'>,
  code: string,
): UnwrittenEmail {
  const usable = configuration.codeLifetime / MINUTE;
  return verificationCode.email(
    { recipient: email, subject: codeMessages.subject },
    { code, registeredAt: createdAt, minutes: usable, ...(device !== null && { device }) },
  );
}

/** The content of an email about a forgotten password: the time of the request, and nothing about the account. */
interface PasswordAsked {
  token: string;
  askedAt: Date;
}

/** In the fragment, which browsers don't send to servers. */
function passwordLinkAction({ configuration }: EmailContent, token: string): EmailAction {
  const url = `${configuration.publicUrl}${paths.forgotPassword}#${token}`;
  return { label: passwordLinkMessages.choosePassword, url };
}

const passwordCode = emailKind(
  'passwordCode',
  { properties: { code: text, token: text, askedAt: timestamp, minutes, linkMinutes: minutes } },
  ({ code, token, askedAt, minutes: usable, linkMinutes }, content) => {
    const action = passwordLinkAction(content, token);
    // Late mail: the code is over, and the link still counts.
    if (content.clock && usableUntil(askedAt, usable) <= content.clock.now())
      return {
        subject: passwordLinkMessages.subject,
        paragraphs: [
          passwordLinkMessages.open(inLagos(askedAt)),
          `${usableWithin(linkMinutes)} ${passwordLinkMessages.ifNotYou}`,
        ],
        action,
      };
    return {
      subject: passwordCodeMessages.subjectWith(code),
      paragraphs: [
        passwordCodeMessages.enter(inLagos(askedAt)),
        `${usableWithin(usable)} ${passwordCodeMessages.ifNotYou}`,
        passwordLinkMessages.orOpen(linkMinutes),
      ],
      highlight: code,
      action,
    };
  },
  { worthUntil: ({ askedAt, linkMinutes }) => usableUntil(askedAt, linkMinutes) },
);

/** The email with a password code, and a link that works without the code. */
export function passwordCodeEmail(
  { configuration }: { configuration: CodeLifetime },
  recipient: string,
  { code, token, askedAt }: PasswordAsked & { code: string },
): UnwrittenEmail {
  const usable = configuration.codeLifetime / MINUTE;
  return passwordCode.email(
    { recipient, subject: passwordCodeMessages.subject },
    { code, token, askedAt, minutes: usable, linkMinutes: LINK_LIFETIME / MINUTE },
  );
}

const passwordLink = emailKind(
  'passwordLink',
  { properties: { token: text, askedAt: timestamp, linkMinutes: minutes } },
  ({ token, askedAt, linkMinutes }, content) => ({
    paragraphs: [
      passwordLinkMessages.open(inLagos(askedAt)),
      passwordLinkMessages.whyNoCode,
      `${usableWithin(linkMinutes)} ${passwordLinkMessages.ifNotYou}`,
    ],
    action: passwordLinkAction(content, token),
  }),
  { worthUntil: ({ askedAt, linkMinutes }) => usableUntil(askedAt, linkMinutes) },
);

/** The email with only a link, once others have requested too many codes. */
export function passwordLinkEmail(
  recipient: string,
  { token, askedAt }: PasswordAsked,
): UnwrittenEmail {
  return passwordLink.email(
    { recipient, subject: passwordLinkMessages.subject },
    { token, askedAt, linkMinutes: LINK_LIFETIME / MINUTE },
  );
}

const passwordChanged = emailKind(
  'passwordChanged',
  { properties: { changedAt: timestamp } },
  ({ changedAt }, { configuration }) => ({
    paragraphs: [changedMessages.changed(inLagos(changedAt)), changedMessages.ifNotYou],
    action: {
      label: changedMessages.chooseAnother,
      url: `${configuration.publicUrl}${paths.forgotPassword}`,
    },
  }),
);

/** Tells the owner of an account that its password was changed. */
export function passwordChangedEmail(recipient: string, changedAt: Date): UnwrittenEmail {
  return passwordChanged.email({ recipient, subject: changedMessages.subject }, { changedAt });
}

const accountDeleted = emailKind(
  'accountDeleted',
  { properties: { deletedAt: timestamp } },
  ({ deletedAt }, { configuration }) => ({
    paragraphs: [
      deletedMessages.deleted(inLagos(deletedAt)),
      deletedMessages.whatStays,
      deletedMessages.ifNotYou,
    ],
    action: { label: deletedMessages.toHotel, url: configuration.publicUrl },
  }),
);

/** Tells the former owner of an account that it was deleted: the last email to that address. */
export function accountDeletedEmail(recipient: string, deletedAt: Date): UnwrittenEmail {
  return accountDeleted.email({ recipient, subject: deletedMessages.subject }, { deletedAt });
}

const sessionEnded = emailKind(
  'sessionEnded',
  { properties: { openedAt: timestamp } },
  ({ openedAt }, { configuration }) => ({
    paragraphs: [sessionMessages.usedAgain(inLagos(openedAt)), sessionMessages.whatNow],
    action: { label: sessionMessages.logIn, url: `${configuration.publicUrl}/login` },
  }),
);

/** Tells a guest that a session was ended because a copy of its token was used. */
export function sessionEndedEmail(
  { email }: { email: string },
  { openedAt }: { openedAt: Date },
): UnwrittenEmail {
  return sessionEnded.email({ recipient: email, subject: sessionMessages.subject }, { openedAt });
}

const alreadyRegistered = emailKind(
  'alreadyRegistered',
  { properties: {} },
  (_, { configuration }) => ({
    paragraphs: [ownedMessages.tried, ownedMessages.whatNow],
    action: { label: ownedMessages.logIn, url: `${configuration.publicUrl}/login` },
  }),
);

/** Tells the owner of an account that someone tried to register with the same e-mail address. */
export function alreadyRegisteredEmail(recipient: string): UnwrittenEmail {
  return alreadyRegistered.email({ recipient, subject: ownedMessages.subject }, {});
}

export const accountEmailKinds: readonly EmailWriter[] = [
  verificationCode,
  passwordCode,
  passwordLink,
  passwordChanged,
  accountDeleted,
  sessionEnded,
  alreadyRegistered,
];
