import { lte } from 'drizzle-orm';
import { deleteInBatches } from '../db/deleteInBatches';
import { webhookDelivery } from '../db/schema';
import type { Parts } from '../parts/parts';

/** Far longer than a provider goes on sending the same message, which is known again by its row. */
const KEPT = 90 * 24 * 60 * 60_000;

/** Forgets the webhooks that were read long ago; one that is unread is never forgotten. */
export async function forgetOldWebhooks({
  clock,
  database,
}: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT);
  const isOld = lte(webhookDelivery.processedAt, oldest);
  await deleteInBatches(database, webhookDelivery, [webhookDelivery.id], isOld);
}
