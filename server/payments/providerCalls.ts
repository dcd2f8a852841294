import { and, eq } from 'drizzle-orm';
import type { Caller } from '../contract/handlers';
import { paymentAttempt, reservation } from '../database/schema';
import type { Database } from '../database/database';
import { whereAttempt } from '../database/attemptStatus';
import { consumeLimit, tryConsumeLimit, networkOf, type Limit } from '../rateLimits/rateLimits';
import type { Context } from '../context';

/*
 * A provider limits the hotel's calls per minute, so no guest may use them all up. When a limit below is reached, the
 * answer comes from what is stored; webhooks and the sweep find out the rest.
 */

const HOUR = 3_600_000;

/** About one payment, by any caller: a waiting page asks twelve times a minute, then leaves it to the guest. */
const questionsAboutPayment: Limit = { name: 'payment asked', most: 60, window: HOUR };
/** About all payments of one guest. */
const questionsOfAccount: Limit = { name: 'payments asked account', most: 120, window: HOUR };
/** About any payments, by callers on one network who are not logged in; before the address factor. */
const questionsOfNetwork: Limit = { name: 'payments asked network', most: 120, window: HOUR };
/** About numbers that only Flutterwave can match to a payment. Our pages never send any. */
const numbersOfAccount: Limit = { name: 'payment numbers account', most: 5, window: HOUR };
/** Checkouts opened by one guest. A second click gets the open one, which doesn't count. */
const pagesOfAccount: Limit = { name: 'checkout pages account', most: 20, window: HOUR };
/** The same in a day, because each page is asked about for a month. */
const pagesOfDay: Limit = { name: 'checkout pages account day', most: 40, window: 24 * HOUR };

type BoundContext = Pick<Context, 'clock' | 'configuration' | 'database'>;

/** The caller: a guest, or an anonymous caller on some network. */
export interface Asker {
  caller: Pick<Caller, 'accountId'> | null;
  /** A network address. */
  address: string;
}

/** Counts a provider call about one of our payments. Returns false if a limit is reached. */
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
 * Counts a call to Flutterwave to find out which payment a number belongs to. Returns false if a limit is reached, or
 * if the guest has no payment there whose number we don't know yet.
 */
export async function mayLookUpOwner(context: BoundContext, accountId: string): Promise<boolean> {
  const [waitedFor] = await context.database
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(reservation, eq(reservation.id, paymentAttempt.reservationId))
    .where(
      and(
        eq(reservation.accountId, accountId),
        eq(paymentAttempt.provider, 'flutterwave'),
        whereAttempt('notFinal'),
      ),
    )
    .limit(1);
  return waitedFor !== undefined && (await tryConsumeLimit(context, numbersOfAccount, accountId));
}

/**
 * Counts a checkout that is about to be opened, in the transaction that stores its attempt.
 * @throws ApiError 429 `too_many_attempts`
 */
export async function countPage(
  tx: Database,
  context: Omit<BoundContext, 'database'>,
  accountId: string,
): Promise<void> {
  const within = { ...context, database: tx };
  await consumeLimit(within, pagesOfAccount, accountId);
  await consumeLimit(within, pagesOfDay, accountId);
}
