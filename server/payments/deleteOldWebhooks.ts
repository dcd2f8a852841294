import { lte } from 'drizzle-orm';
import { deleteInBatches } from '../database/deleteInBatches';
import { webhookDelivery } from '../database/schema';
import type { Context } from '../context';

/** Far longer than a provider repeats a message; the stored row detects repeats. */
const RETENTION_MS = 90 * 24 * 60 * 60_000;

/** Deletes webhooks that were processed long ago. Unprocessed ones are kept. */
export async function deleteOldWebhooks({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - RETENTION_MS);
  const isOld = lte(webhookDelivery.processedAt, oldest);
  await deleteInBatches(database, webhookDelivery, [webhookDelivery.id], isOld);
}
