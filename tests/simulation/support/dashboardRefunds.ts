import { sandboxKeys } from '../../../server/configuration/providerSettings';
import { nairaFromKobo } from '../../../machines/shared/money';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { SandboxBooks } from '../../../sandbox/store';
import { sum } from './everything';
import type { HotelWorld } from './hotelWorld';

/** A payment that is not completely refunded, by its provider's own books. */
interface Returnable {
  provider: ProviderName;
  reference: string;
  transactionId: string;
  leftKobo: number;
}

/** Neither provider refunds less. */
const LEAST_KOBO = 10_000;

/** Payments that could be refunded in a provider's dashboard. */
function returnable({ paystack, flutterwave }: SandboxBooks): Returnable[] {
  const atPaystack = paystack.transactions
    .filter(({ paidAt, status }) => paidAt !== null && status !== 'reversed')
    .map(({ id, reference, requestedKobo, amountKobo }) => {
      const standing = paystack.refunds.filter(
        ({ transactionId, status }) => transactionId === id && status !== 'failed',
      );
      // A fee that the guest paid isn't refunded, and is in none of our books.
      const leftKobo = Math.min(requestedKobo, amountKobo) - sum(standing);
      return { provider: 'paystack' as const, reference, transactionId: id, leftKobo };
    });
  const atFlutterwave = flutterwave.transactions
    .filter(({ status }) => status === 'successful')
    .map(({ id, txRef, amountKobo }) => {
      const standing = flutterwave.refunds.filter(
        ({ transactionId, disbursement }) => transactionId === id && disbursement !== 'failed',
      );
      const leftKobo = amountKobo - sum(standing);
      const transactionId = String(id);
      return { provider: 'flutterwave' as const, reference: txRef, transactionId, leftKobo };
    });
  return [...atPaystack, ...atFlutterwave].filter(({ leftKobo }) => leftKobo >= LEAST_KOBO);
}

/**
 * Refunds a payment in a provider's dashboard, in part or in full. The hotel learns of it by a webhook, or never.
 * @returns false if there is no payment yet that could be refunded
 */
export async function refundAtDashboard(world: HotelWorld): Promise<boolean> {
  const { agenda, random, sandbox, counts, timeline, webhookTravel } = world;
  const [first, ...others] = returnable(sandbox.books());
  if (!first) return false;
  const payment = random.oneOf([first, ...others]);
  const { provider, reference, leftKobo } = payment;
  const isPart = leftKobo > 2 * LEAST_KOBO && random.percent(50);
  const amountKobo = isPart ? random.between(LEAST_KOBO, leftKobo - LEAST_KOBO) : leftKobo;
  const isSilent = random.percent(50);
  if (isSilent) webhookTravel.silentAbout.add(reference);
  const id = await agenda.work(() => refundAt(world, payment, amountKobo));
  const how = isPart ? 'in part' : 'in full';
  timeline.note('dashboard', `returns ${amountKobo} kobo of ${reference.slice(0, 8)} ${how}`);
  counts.note(`somebody refunds ${how} at ${provider}’s dashboard`);
  if (isSilent) counts.note('the webhook of a refund at a dashboard is lost');
  world.history.dashboardRefunds.push({ provider, reference, id, amountKobo });
  return true;
}

/** The provider's dashboard does what its API does, and its refund looks the same. */
async function refundAt(
  { sandbox }: HotelWorld,
  { provider, transactionId }: Returnable,
  amountKobo: number,
): Promise<string> {
  const isPaystack = provider === 'paystack';
  const { statusCode, body } = await sandbox[provider].app.inject({
    method: 'POST',
    url: isPaystack ? '/refund' : `/v3/transactions/${transactionId}/refund`,
    headers: { authorization: `Bearer ${sandboxKeys[provider]}` },
    payload: isPaystack
      ? { transaction: transactionId, amount: amountKobo }
      : { amount: nairaFromKobo(amountKobo) },
  });
  const last = sandbox.books()[provider].refunds.at(-1);
  if (statusCode !== 200 || last === undefined)
    throw new Error(`Refused at the dashboard: ${body}`);
  return String(last.id);
}

/** Enters the guest's bank details in Paystack's dashboard, so that a refund that needed them goes on. */
export async function giveBankDetails(world: HotelWorld, refundId: string): Promise<void> {
  const { agenda, sandbox, timeline, counts } = world;
  const { statusCode } = await agenda.work(() =>
    sandbox.paystack.app.inject({
      method: 'POST',
      url: `/refund/retry_with_customer_details/${refundId}`,
      headers: { authorization: `Bearer ${sandboxKeys.paystack}` },
      payload: {
        refund_account_details: {
          currency: 'NGN',
          account_number: '0123456789',
          bank_id: '9',
        },
      },
    }),
  );
  timeline.note('dashboard', `enters bank details for refund ${refundId} → ${statusCode}`);
  if (statusCode === 200) counts.note('bank details are entered at Paystack’s dashboard');
}
