import type { Call, Routes } from '../../contract/handlers';
import { webhookDelivery } from '../../database/schema';
import type { PaymentsContext } from '../context';
import { enqueueAll } from '../jobs';
import type { ProviderName } from '../../paymentProviders/provider';
import { signatureInvalid } from '../errors';
import { lte } from 'drizzle-orm';
import { deleteInBatches } from '../../database/statements';
import type { Context } from '../../context';

type WebhookOperation = 'receivePaystackWebhook' | 'receiveFlutterwaveWebhook';

/**
 * Stores a provider's message once and leaves the work to a job, because a provider that waits too long, or gets any
 * status but 200, resends it for hours. If storing fails, the request fails, so that the provider does just that.
 * @throws ApiError 401 `signature_invalid`
 */
async function receive(
  context: Pick<PaymentsContext, 'clock' | 'random' | 'database' | 'jobs' | 'log' | 'providers'>,
  provider: ProviderName,
  { headers, rawBody }: Pick<Call<WebhookOperation>, 'headers' | 'rawBody'>,
) {
  const sender = context.providers[provider];
  if (!sender.isAuthentic(headers, rawBody)) throw signatureInvalid();
  const body = rawBody.toString('utf8');
  const deliveryId = context.random.uuid();
  const written = await context.database
    .insert(webhookDelivery)
    .values({
      id: deliveryId,
      provider,
      dedupeKey: sender.readWebhook(body).dedupeKey,
      body,
      receivedAt: context.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: webhookDelivery.id });
  if (written.length > 0)
    await enqueueAll(context, [{ kind: 'readWebhook', deliveryId, provider }]);
  return { status: 200, body: { message: 'Received' } } as const;
}

export function webhookRoutes(context: PaymentsContext): Routes<WebhookOperation> {
  return {
    receivePaystackWebhook: (call) => receive(context, 'paystack', call),
    receiveFlutterwaveWebhook: (call) => receive(context, 'flutterwave', call),
  };
}

/** Far longer than a provider repeats a message; the stored row detects repeats. */
const RETENTION_MS = 90 * 24 * 60 * 60_000;

/** Deletes webhooks that were processed long ago. Unprocessed ones are kept. */
export async function deleteOldWebhooks({ clock, database }: Pick<Context, 'clock' | 'database'>) {
  const oldest = new Date(clock.now().getTime() - RETENTION_MS);
  await deleteInBatches(database, webhookDelivery, lte(webhookDelivery.processedAt, oldest));
}
