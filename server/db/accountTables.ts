import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A verified guest. The e-mail is stored in lower case. */
export const account = pgTable('account', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  createdAt: moment('created_at').notNull(),
});

/**
 * A registration whose e-mail is not proven yet. Several may stand for one e-mail: a code activates
 * only its own row's password and drops the others, so nobody can plant a password for a stranger.
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
    /** Hash of the network address it came from, to tell the registrations of one e-mail apart. */
    addressHash: text('address_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('registration_email').on(table.email)],
);

/** A six-digit code, kept only as HMAC-SHA256 under the server's secret, unique among the live ones. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: uuid('id').primaryKey(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registration.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When it stopped being usable: used, replaced, worn out or found expired. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('verification_code_live')
      .on(table.codeHash)
      .where(sql`${table.endedAt} is null`),
    index('verification_code_registration').on(table.registrationId),
  ],
);

/** One use of one refresh token; the tokens that follow each other since a login are a family. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    id: uuid('id').primaryKey(),
    familyId: uuid('family_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('refresh_token_family').on(table.familyId)],
);
