import { desc, eq, gt, and, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { registration } from '../db/schema';
import { keyedHash, networkOf } from '../limits';
import { writeLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { issueCode, type RegistrationRow } from './codes';
import { codeLetter } from './letters';

/** More registrations of one e-mail than a guest makes; the rest are not looked at. */
const LOOKED_AT = 3;

/** What is kept of the network that a registration comes from, to know it again. */
export function addressHashOf(parts: Pick<Parts, 'configuration'>, address: string): string {
  return keyedHash(parts, `network ${networkOf(address)}`);
}

/**
 * The registrations of an e-mail that wait for their code: those from the asker's own network first,
 * then the newest. Somebody else may have registered the same e-mail with another password, and the
 * owner must not be handed the code of that.
 */
export async function waitingRegistrations(
  { clock, configuration, database }: Pick<Parts, 'clock' | 'configuration' | 'database'>,
  email: string,
  address: string,
): Promise<RegistrationRow[]> {
  const oldest = new Date(clock.now().getTime() - configuration.registrationLifetime);
  const isFromThere = sql`${registration.addressHash} = ${addressHashOf({ configuration }, address)}`;
  return database
    .select()
    .from(registration)
    .where(and(eq(registration.email, email), gt(registration.createdAt, oldest)))
    .orderBy(desc(isFromThere), desc(registration.createdAt))
    .limit(LOOKED_AT);
}

/** Gives a registration a new code and writes the letter that carries it; answers the letter's id. */
export async function writeCode(
  tx: Database,
  parts: Pick<Parts, 'clock' | 'chance' | 'configuration'>,
  { id, email, createdAt }: Pick<RegistrationRow, 'id' | 'email' | 'createdAt'>,
): Promise<string> {
  const code = await issueCode(tx, parts, id);
  return writeLetter(tx, parts, codeLetter(parts, email, code, createdAt));
}

/** Sends a new code to a registration that is waiting. */
export async function sendNewCode(parts: Parts, row: RegistrationRow): Promise<void> {
  const letterId = await parts.database.transaction((tx) => writeCode(tx, parts, row));
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
}
