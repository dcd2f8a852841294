import { lte } from 'drizzle-orm';
import { refreshToken, registration } from '../db/schema';
import type { Parts } from '../parts';

/** Forgets registrations that nobody verified and refresh tokens that are past their time. */
export async function sweepAccounts({
  clock,
  configuration,
  database,
}: Pick<Parts, 'clock' | 'configuration' | 'database'>): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - configuration.registrationLifetime);
  await database.delete(registration).where(lte(registration.createdAt, oldest));
  await database.delete(refreshToken).where(lte(refreshToken.expiresAt, now));
}
