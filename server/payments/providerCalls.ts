import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../contract/handlers';
import { paymentAttempt, reservation } from '../database/schema';
import type { Database } from '../database/database';
import { attemptStatusesWith } from '../database/attemptStatus';
import { consumeLimit, tryConsumeLimit, networkOf, type Limit } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/*
 * A provider allows the whole hotel so many calls a minute, so that no guest may spend them. What these bounds keep from being
 * asked is answered from what is known; webhooks and the sweep find the rest out.
 */

const HOUR = 3_600_000;

/** About one payment, by whomever: a page that waits asks twelve times a minute, and then leaves it to the guest. */
const questionsAboutPayment: Limit = { name: 'payment asked', most: 60, window: HOUR };
/** About all payments of one guest. */
const questionsOfAccount: Limit = { name: 'payments asked account', most: 120, window: HOUR };
/** About whatever payments, by those of one network who are not logged in; before the factor. */
const questionsOfNetwork: Limit = { name: 'payments asked network', most: 120, window: HOUR };
/** About numbers that only Flutterwave could tell the payment of: no page of ours sends any. */
const numbersOfAccount: Limit = { name: 'payment numbers account', most: 5, window: HOUR };
/** Checkout pages that one guest has opened; a second click gets the one that is open already. */
const pagesOfAccount: Limit = { name: 'checkout pages account', most: 20, window: HOUR };

type BoundContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

/** Who asks: a guest, or an anonymous caller of some network. */
export interface Asker {
  caller: Pick<Caller, 'accountId'> | null;
  /** A network address. */
  address: string;
}

/** Counts a provider call about one of our payments; false when the limit is reached. */
export async function mayAskAbout(
  context: BoundContext,
  reference: string,
  { caller, address }: Asker,
): Promise<boolean> {
  const { addressLimitFactor } = context.configuration;
  const hasLeft = caller
    ? await tryConsumeLimit(context, questionsOfAccount, caller.accountId)
    : await tryConsumeLimit(
        context,
        { ...questionsOfNetwork, most: questionsOfNetwork.most * addressLimitFactor },
        networkOf(address),
      );
  return hasLeft && (await tryConsumeLimit(context, questionsAboutPayment, reference));
}

/**
 * Counts a question to Flutterwave whose payment a number is; false where it is one too many, or where the guest has no
 * payment there whose number we could not know yet.
 */
export async function mayAskWhose(context: BoundContext, accountId: string): Promise<boolean> {
  const [waitedFor] = await context.database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(
      and(
        eq(reservation.accountId, accountId),
        eq(paymentAttempt.provider, 'flutterwave'),
        inArray(paymentAttempt.status, attemptStatusesWith('notFinal')),
      ),
    )
    .limit(1);
  return waitedFor !== undefined && (await tryConsumeLimit(context, numbersOfAccount, accountId));
}

/**
 * Counts a checkout page that is to be opened, in the transaction that writes its attempt down.
 * @throws Refusal 429 `too_many_attempts`
 */
export function countPage(
  tx: Database,
  context: Omit<BoundContext, 'database'>,
  accountId: string,
): Promise<void> {
  return consumeLimit({ ...context, database: tx }, pagesOfAccount, accountId);
}
