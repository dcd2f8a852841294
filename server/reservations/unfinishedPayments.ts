import { and, eq, sql, desc, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reservation, PaymentUnderWay } from '../../machines/contract/wire';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { whereAttempt } from '../database/attemptStatus';
import { paymentAttempt } from '../database/schema';
import type { ReservationRow } from './queries';
import { channelNamed } from '../../machines/shared/paymentChannel';

type Attempt = typeof paymentAttempt.$inferSelect;

/** The payment under way as the guest reads it; null if none was reported, or it no longer counts. */
export function toPaymentUnderWay(
  { underWayUntil, channel }: Pick<Attempt, 'underWayUntil' | 'channel'>,
  { holdExpiresAt }: Pick<ReservationRow, 'holdExpiresAt'>,
  now: Date,
): PaymentUnderWay | null {
  if (underWayUntil === null || underWayUntil <= now) return null;
  const by = channelNamed(channel);
  return { ...(by !== null && { by }), until: holdExpiresAt.toISOString() };
}

/** A checkout whose page is known. Times are text, because they come as JSON. */
export interface OpenPage extends Pick<Attempt, 'provider' | 'channel'> {
  /** When it stops accepting money; null if the provider doesn't say. */
  expiresAt: string | null;
  /** Until when the provider's report of a payment under way counts; null without one. */
  underWayUntil: string | null;
}

/** A reservation's checkouts whose page is known, the oldest first, as a subquery. */
export function openPagesOf(database: Database, reservationId: AnyPgColumn | SQL) {
  return database
    .select({
      openPages: sql<OpenPage[]>`coalesce(json_agg(json_build_object(
        'provider', ${paymentAttempt.provider},
        'channel', ${paymentAttempt.channel},
        'expiresAt', ${paymentAttempt.checkoutExpiresAt},
        'underWayUntil', ${paymentAttempt.underWayUntil}
      ) order by ${paymentAttempt.createdAt}, ${paymentAttempt.id}), '[]'::json)`.as('open_pages'),
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.reservationId, reservationId), whereAttempt('hasPage')))
    .as('begun');
}

const asDate = (text: string | null) => (text === null ? null : new Date(text));

/** A payment that the guest of an unpaid reservation has started, on a page that still accepts the money. */
export function unfinishedPaymentOf(
  pages: readonly OpenPage[],
  row: Pick<ReservationRow, 'holdExpiresAt'>,
  now: Date,
): Pick<Reservation, 'unfinishedPayment' | 'underWay'> {
  const open = pages.filter(({ expiresAt }) => (asDate(expiresAt) ?? Infinity) > now);
  const last = open.at(-1);
  if (last === undefined) return {};
  const told = open.flatMap(({ channel, underWayUntil }) => {
    const attempt = { channel, underWayUntil: asDate(underWayUntil) };
    return toPaymentUnderWay(attempt, row, now) ?? [];
  });
  const underWay = told.at(-1);
  return { unfinishedPayment: last.provider, ...(underWay && { underWay }) };
}

/** Until when a payment for a reservation counts as under way; null if none does. Superseded ones don't. */
export async function paymentUnderWayUntil(
  database: Database,
  reservationId: string,
  now: Date,
): Promise<Date | null> {
  const [found] = await database
    .select({ until: paymentAttempt.underWayUntil })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.reservationId, reservationId),
        gt(paymentAttempt.underWayUntil, now),
        whereAttempt('canPay'),
      ),
    )
    .orderBy(desc(paymentAttempt.underWayUntil))
    .limit(1);
  return found?.until ?? null;
}

/**
 * Supersedes every attempt of a locked reservation that is not final, because what was to be paid has changed. Money
 * that still arrives on one is refunded. The next sweep checks them and closes their checkouts if it can.
 */
export async function supersedeAttempts(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  reservationId: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(paymentAttempt)
    .set({ status: 'superseded', nextCheckAt: now, updatedAt: now })
    .where(and(eq(paymentAttempt.reservationId, reservationId), whereAttempt('notFinal')));
}
