import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  account,
  outboundEmail,
  passwordCode,
  passwordLink,
  refreshToken,
  registration,
  session,
} from '../database/schema';
import { lostHash } from './passwords/password';
import { deleteInBatches } from '../database/statements';
import type { Context } from '../context';

/**
 * Ends everything that opens an account: sessions, passwords, codes and links, and the emails with codes that were not
 * sent. A backup has those that were ended, replaced or used since, and nothing tells them from the others: every guest
 * sets a new password, and whoever was about to register begins again.
 */
export async function endAccess(tx: Database): Promise<void> {
  await tx.delete(refreshToken);
  await tx.delete(session);
  await tx.delete(passwordCode);
  await tx.delete(passwordLink);
  // Their codes go with them.
  await tx.delete(registration);
  await tx
    .delete(outboundEmail)
    .where(and(eq(outboundEmail.urgent, true), isNull(outboundEmail.sentAt)));
  await tx
    .update(account)
    .set({ passwordHash: lostHash, passwordKeyHash: null, verifiedKeyHash: null });
}

/** Deletes expired registrations, sessions, tokens, and password codes and links. */
export async function sweepAccounts({
  clock,
  configuration,
  database,
}: Pick<Context, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - configuration.registrationLifetime);
  await deleteInBatches(database, registration, lte(registration.createdAt, oldest));
  for (const table of [session, passwordCode, passwordLink, refreshToken]) {
    await deleteInBatches(database, table, lte(table.expiresAt, now));
  }
}
