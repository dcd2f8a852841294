import { eq } from 'drizzle-orm';
import { paymentAttempt } from '../../../../server/database/schema';
import type { ProviderName } from '../../../../server/paymentProviders/provider';
import { creditCase, returnCase } from '../../../../server/payments/cases/decideCase';
import { refusalOf, why } from '../../desk/atTheDesk';
import type { Rooms } from '../../reservations/stays';
import type { Rewrite } from '../../support/hotelSandbox';
import { DAY, MINUTE } from '../../support/durations';
import { casesOf, stayTotal, unheardStay, type OpenStay } from '../openStay';
import { askedBack, paidStay, type PaidStay } from '../paidStay';
import { verify, type PaymentWorld } from '../paymentWorld';
import { returnByHand } from '../refunds/atProvider';
import { sendWebhook } from '../webhooks/sendWebhook';

/** A provider's response with something replaced. */
export const asked =
  (pattern: RegExp, instead: string) =>
  (text: string): string =>
    text.replace(pattern, instead);

/** Has a provider tell of a dispute about a payment. */
export async function dispute<Stay extends { reference: string }>(
  world: PaymentWorld,
  stay: Stay,
): Promise<Stay> {
  const data = `{"id":1,"transaction":{"reference":"${stay.reference}"}}`;
  await sendWebhook(world, 'paystack', `{"event":"charge.dispute.create","data":${data}}`);
  await world.jobs.runDue();
  return stay;
}

/** What staff decides about cases in a world, and how it looks at what became of them. */
export function staffDecisionsIn(world: PaymentWorld) {
  async function openCaseId(): Promise<string> {
    const [open] = (await casesOf(world)).filter(({ closedAt }) => closedAt === null);
    return open?.id ?? 'none';
  }

  async function reviewed(
    odd = asked(/"requested_amount":1500000/, '"requested_amount":1600000'),
    rooms?: Rooms,
  ): Promise<OpenStay> {
    const stay = await unheardStay(world, 'paystack', rooms);
    world.rewrite(odd);
    await verify(world, stay.reference);
    world.asked.length = 0;
    return stay;
  }

  return {
    openCaseId,

    /** A stay whose payment is under review, because the provider's response was odd. */
    reviewed,

    /** The same, of which the provider says something else now. */
    reviewedAs: async (answer: Rewrite): Promise<OpenStay> => {
      const stay = await reviewed();
      world.rewrite(answer);
      return stay;
    },

    disputed: async () => dispute(world, await paidStay(world)),

    /** A refund that its provider could not pay out. */
    failedRefund: async () => {
      const stay = await askedBack(world, { card: '4084080000671803' });
      await world.pass(20 * MINUTE);
      return stay;
    },

    /** Has the provider give a part of a payment back, of which it tells nobody. */
    partBack: async (paid: Promise<PaidStay>): Promise<PaidStay> => {
      const stay = await paid;
      world.sandbox.behaviour.webhooks.dropped = true;
      await returnByHand(world, 'paystack', stay.reference, 500_000);
      await world.passAtProviders(10 * MINUTE);
      return stay;
    },

    /** A payment that the books have lost, as after a restore, and of which a webhook tells. */
    lost: async (provider: ProviderName = 'paystack'): Promise<OpenStay> => {
      const stay = await unheardStay(world, provider);
      const isIts = eq(paymentAttempt.reference, stay.reference);
      await world.context.database.delete(paymentAttempt).where(isIts);
      const name = provider === 'paystack' ? 'reference' : 'tx_ref';
      const data = `{"id":7,"${name}":"${stay.reference}"}`;
      await sendWebhook(world, provider, `{"event":"charge.success","data":${data}}`);
      await world.jobs.runDue();
      return stay;
    },

    /** A payment that its provider gave back before it was booked. */
    returnedUnbooked: async (): Promise<OpenStay> => {
      const stay = await unheardStay(world);
      await returnByHand(world, 'paystack', stay.reference, stayTotal);
      await world.passAtProviders(DAY);
      await verify(world, stay.reference);
      return stay;
    },

    /** @returns why not; null if it is decided */
    decide: async (what: 'credit' | 'return', id?: string) => {
      const decision = { credit: creditCase, return: returnCase }[what];
      const of = id ?? (await openCaseId());
      return refusalOf(decision(world.context, of, { by: 'Ngozi', why }));
    },
  };
}
