import { lte } from 'drizzle-orm';
import { deleteInBatches } from '../database/deleteInBatches';
import { webhookDelivery } from '../database/schema';
import type { Context } from '../context';

/** Far longer than a provider goes on sending the same message, which is known again by its row. */
const KEPT = 90 * 24 * 60 * 60_000;

/** Forgets the webhooks that were read long ago; one that is unread is never forgotten. */
export async function deleteOldWebhooks({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT);
  const isOld = lte(webhookDelivery.processedAt, oldest);
  await deleteInBatches(database, webhookDelivery, [webhookDelivery.id], isOld);
}
