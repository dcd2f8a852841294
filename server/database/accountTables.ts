import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Whether an address may have another form than today's, in text that matches the partial index. */
export function hasForeignAddress({ email }: Record<'email', AnyPgColumn>): SQL {
  return sql`(octet_length(${email}) <> char_length(${email}) or ${email} like '%.')`;
}

/** Whether a name has letters beyond ASCII, in text that matches the partial index. */
export function hasForeignName({
  firstName,
  lastName,
}: Record<'firstName' | 'lastName', AnyPgColumn>): SQL {
  return sql`octet_length(${firstName} || ${lastName}) <> char_length(${firstName} || ${lastName})`;
}

/** A verified guest. The e-mail is stored in lower case, its domain in ASCII. */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Hashes of the visitor's keys that verified it and that replaced a forgotten password, for repeats. */
    verifiedKeyHash: text('verified_key_hash').unique(),
    passwordKeyHash: text('password_key_hash').unique(),
  },
  (table) => [
    index('account_foreign_address').on(table.email).where(hasForeignAddress(table)),
    index('account_foreign_name').on(table.id).where(hasForeignName(table)),
  ],
);

/**
 * A registration whose e-mail address is unverified. Several may exist for one address: a code activates only its own
 * row's password and drops the others, so no one can plant a password for a stranger.
 */
export const registration = pgTable(
  'registration',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** Hash of the network address it came from, to tell the registrations of one e-mail address apart. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Hash of the visitor's key that sent it: a repeat makes no second one, and the browser is known by it. */
    keyHash: text('key_hash').unique(),
    /** The browser that sent it, in our words, for its email; null for one of an earlier version. */
    device: text('device'),
  },
  (table) => [
    index('registration_email').on(table.email),
    index('registration_created').on(table.createdAt),
  ],
);

/** A six-digit code, stored only as HMAC-SHA256 under the server's secret, unique among the live ones. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: uuid('id').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registration.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When it became unusable: used, replaced, out of tries or found expired. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    uniqueIndex('verification_code_live')
      .on(table.codeHash)
      .where(sql`${table.endedAt} is null`),
    index('verification_code_registration').on(table.registrationId),
  ],
);

/**
 * A six-digit code with which the owner of an account may set a new password, stored only as HMAC-SHA256 under the
 * server's secret. It is valid only together with its account's e-mail address, so two accounts may have the same
 * code.
 */
export const passwordCode = pgTable(
  'password_code',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** Hash of the network that requested it. Only wrong tries from there count against it. */
    networkHash: text('network_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When it became unusable: used, replaced or out of tries. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('password_code_account').on(table.accountId),
    index('password_code_expires').on(table.expiresAt),
  ],
);

/**
 * The token in the link of an email about a forgotten password, stored only as a hash; it is random enough for a
 * plain one. Each email has its own and leaves the others valid.
 */
export const passwordLink = pgTable(
  'password_link',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('password_link_account').on(table.accountId),
    index('password_link_expires').on(table.expiresAt),
  ],
);

/** A login's session, until it is ended or expires, with its chain of refresh tokens. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The browser's user agent at the login, without control characters. */
    device: text('device').notNull(),
    /**
     * Hash of the network of its login or last refresh, to recognise the guest's own networks; null once the guest
     * has suggested that it may have been another person's.
     */
    networkHash: text('network_hash'),
    openedAt: timestamptz('opened_at').notNull(),
    usedAt: timestamptz('used_at').notNull(),
    /** It ends then, however often it is refreshed. */
    expiresAt: timestamptz('expires_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('session_account').on(table.accountId, table.usedAt),
    index('session_expires').on(table.expiresAt),
  ],
);

/** A refresh token. Its family id is the id of its session. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    id: uuid('id').primaryKey(),
    familyId: uuid('family_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token it was exchanged for; null for the login's. */
    predecessorId: uuid('predecessor_id'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When it was first exchanged for a successor. */
    rotatedAt: timestamptz('rotated_at'),
  },
  (table) => [
    index('refresh_token_family').on(table.familyId),
    index('refresh_token_expires').on(table.expiresAt),
  ],
);

/** How often something limited was done in a window, e.g. logging in from one address. */
export const limitCount = pgTable(
  'limit_count',
  {
    /** Name of the limit and its subject; email and network addresses only as hashes. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
  },
  (table) => [index('limit_count_window').on(table.windowEndsAt)],
);
