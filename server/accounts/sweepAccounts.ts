import { lte } from 'drizzle-orm';
import { deleteInBatches } from '../database/deleteInBatches';
import {
  passwordCode,
  passwordLink,
  refreshToken,
  registration,
  session,
} from '../database/schema';
import type { Context } from '../context';

/** Deletes expired registrations, sessions, tokens, and password codes and links. */
export async function sweepAccounts({
  clock,
  configuration,
  database,
}: Pick<Context, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - configuration.registrationLifetime);
  const isUnverified = lte(registration.createdAt, oldest);
  await deleteInBatches(database, registration, [registration.id], isUnverified);
  await deleteInBatches(database, session, [session.id], lte(session.expiresAt, now));
  const isPast = lte(passwordCode.expiresAt, now);
  await deleteInBatches(database, passwordCode, [passwordCode.id], isPast);
  const isSpent = lte(passwordLink.expiresAt, now);
  await deleteInBatches(database, passwordLink, [passwordLink.id], isSpent);
  const isExpired = lte(refreshToken.expiresAt, now);
  await deleteInBatches(database, refreshToken, [refreshToken.id], isExpired);
}
