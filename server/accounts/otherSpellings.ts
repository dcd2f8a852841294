import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { account, outboundEmail, registration, reservation } from '../database/schema';
import { hasForeignAddress, hasForeignName } from '../database/accountTables';
import type { Context } from '../context';
import { normalEmail, emailAsTyped } from '../shared/emailAddress';

const BATCH = 500;

type Spelling = Pick<typeof account.$inferSelect, 'id' | 'email'>;

/** The accounts of one mailbox, of which at least one is stored in a form that {@link normalEmail} has replaced. */
interface Mailbox {
  email: string;
  accounts: Spelling[];
}

/** The mailboxes of accounts that an earlier version stored in another form. */
export async function otherSpellings(database: Database): Promise<Mailbox[]> {
  const { id, email } = account;
  const beyond = await database
    .select({ id, email })
    .from(account)
    .where(hasForeignAddress(account));
  const mailboxes = new Map<string, Spelling[]>();
  for (const spelling of beyond) {
    const normal = normalEmail(spelling.email);
    if (normal === spelling.email) continue;
    mailboxes.set(normal, [...(mailboxes.get(normal) ?? []), spelling]);
  }
  if (mailboxes.size === 0) return [];
  const normal = await database
    .select({ id, email })
    .from(account)
    .where(inArray(email, [...mailboxes.keys()]));
  for (const spelling of normal) mailboxes.get(spelling.email)?.push(spelling);
  return Array.from(mailboxes, ([address, accounts]) => ({ email: address, accounts }));
}

/** Whether a mailbox has an account, in whichever form it is stored. Takes as long for every address. */
export async function hasAccount(tx: Database, email: string): Promise<boolean> {
  const [found] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
  const others = await otherSpellings(tx);
  return found !== undefined || others.some((mailbox) => mailbox.email === email);
}

/** Stores an account's address in its normal form, and where its reservations and emails repeat it. */
async function convertAddress(tx: Database, { id, email: before }: Spelling, email: string) {
  await tx.update(account).set({ email }).where(eq(account.id, id));
  await tx
    .update(reservation)
    .set({ accountEmail: email, searchText: null })
    .where(and(eq(reservation.accountId, id), eq(reservation.accountEmail, before)));
  await tx
    .update(outboundEmail)
    .set({ recipient: email })
    .where(eq(outboundEmail.recipient, before));
}

async function convertNames(database: Database): Promise<void> {
  const { id, firstName, lastName } = account;
  const found = await database
    .select({ id, firstName, lastName })
    .from(account)
    .where(
      and(
        hasForeignName(account),
        sql`(${firstName} is not nfc normalized or ${lastName} is not nfc normalized)`,
      ),
    )
    .limit(BATCH);
  for (const named of found) {
    await database
      .update(account)
      .set({
        firstName: named.firstName.normalize('NFC'),
        lastName: named.lastName.normalize('NFC'),
      })
      .where(eq(id, named.id));
  }
}

/** Registrations wait for a day at most, so they are few. */
async function convertRegistrations(database: Database): Promise<void> {
  const { id, email } = registration;
  const waiting = await database
    .select({ id, email })
    .from(registration)
    .where(hasForeignAddress(registration));
  for (const spelling of waiting) {
    const normal = normalEmail(spelling.email);
    if (normal === spelling.email) continue;
    await database.update(registration).set({ email: normal }).where(eq(id, spelling.id));
  }
}

/**
 * Brings what an earlier version stored as it was typed into the form of today. Accounts that are one mailbox stay as
 * they are: each is found as its guest types it.
 */
export async function convertSpellings({ database }: Pick<Context, 'database'>): Promise<void> {
  for (const { email, accounts } of await otherSpellings(database)) {
    const [only, ...others] = accounts;
    if (!only || others.length > 0) continue;
    await database.transaction((tx) => convertAddress(tx, only, email));
  }
  await convertNames(database);
  await convertRegistrations(database);
}

/**
 * The address under which the account that a guest names is stored, or would be. An account that keeps another
 * spelling, because a second account has the same mailbox, is found as its guest types it. Takes as long whether there
 * is an account or not.
 */
export async function namedAccountEmail({ database }: Pick<Context, 'database'>, typed: string) {
  const normal = normalEmail(typed);
  const asTyped = emailAsTyped(typed);
  if (asTyped === normal) return normal;
  const [kept] = await database
    .select({ email: account.email })
    .from(account)
    .where(eq(account.email, asTyped));
  return kept?.email ?? normal;
}
