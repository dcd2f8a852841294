import { and, asc, eq, gt, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { leavesOn } from '../../machines/shared/lastNight';
import { dayInWords, momentInWords } from '../../machines/desk/inWords';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import * as messages from '../../messages/desk/emails/owner';
import type { Database } from '../database/database';
import { whereTag } from '../database/reservationStatusSql';
import * as tables from '../database/schema';
import { priceDue, expectedTransfers, transferInWords, unpaidBills } from '../desk/money/bill';
import { guestName } from '../email/guestName';
import type { ReservationRow } from '../reservations/queries';
import { lineOf, type Line } from './dayEmail';

const { reservation, roomStay } = tables;

/** Corrections that no manager has approved, however long ago. */
async function waitingCorrections(tx: Database) {
  const { deskPayment, reservationEvent } = tables;
  const { detail, kind } = reservationEvent;
  const approval = tx
    .select({ id: reservationEvent.id })
    .from(reservationEvent)
    .where(
      and(
        eq(reservationEvent.reservationId, deskPayment.reservationId),
        eq(kind, 'desk.correctionApproved'),
        sql`${detail}->>'payment' = ${deskPayment.corrects}::text`,
      ),
    );
  const isCorrection = and(isNotNull(deskPayment.corrects), eq(deskPayment.kind, 'taken'));
  return tx
    .select({ row: reservation, amountKobo: deskPayment.amountKobo, by: deskPayment.by })
    .from(deskPayment)
    .innerJoin(reservation, eq(reservation.id, deskPayment.reservationId))
    .where(and(isCorrection, notExists(approval)))
    .orderBy(asc(deskPayment.at));
}

/** Balances, transfers and holds that are open at this moment. @param today the business day */
export async function openNow(tx: Database, now: Date, today: LagosDate): Promise<Line[]> {
  const inHouse = await tx
    .select({ row: reservation, staysUntil: roomStay.staysUntil })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(eq(roomStay.state, 'inHouse'));
  const here = [...new Map(inHouse.map(({ row }) => [row.id, row])).values()];
  const overstays = inHouse
    .map(({ row, staysUntil }) => ({ row, until: leavesOn({ ...row, staysUntil }) }))
    .filter(({ until }) => until < today)
    .map(({ row, until }) => lineOf('balances', messages.overstays(dayInWords(until)), row));
  const bills: { row: ReservationRow; open: Kobo }[] = [
    ...here.map((row) => ({ row, open: priceDue(row, now) })),
    ...(await unpaidBills(tx, today)),
  ];
  const { totalKobo, paidKobo, checkIn, checkOut } = reservation;
  // A naira keeps a room as a deposit does.
  const isLessThanANight = sql`${paidKobo} * (${checkOut} - ${checkIn}) < ${totalKobo}`;
  const dayAfter = sql`${reservation.createdAt} + interval '24 hours'`;
  const held = await tx
    .select()
    .from(reservation)
    .where(
      and(
        whereTag(reservation, 'awaitsPayment'),
        gt(reservation.holdExpiresAt, sql`greatest(${dayAfter}, ${now.toISOString()})`),
        or(eq(reservation.isKept, false), isLessThanANight),
      ),
    )
    .orderBy(asc(reservation.holdExpiresAt));
  return [
    ...bills
      .filter(({ open }) => open > 0)
      .map(({ row, open }) => lineOf('balances', messages.owes(formatNaira(open)), row)),
    ...overstays,
    ...(await waitingCorrections(tx)).map(({ row, amountKobo, by }) =>
      lineOf('corrections', messages.notApproved(formatNaira(amountKobo), by), row),
    ),
    ...(await expectedTransfers(tx)).map(({ reservationId: id, guest: name, ...transfer }) => {
      const proof = guestName(transferInWords(transfer));
      const { letInName } = transfer;
      const awaits = messages.awaits(formatNaira(transfer.amountKobo), proof);
      const text = letInName === null ? awaits : `${awaits}, ${messages.letInOn(letInName)}`;
      return lineOf('expected', text, { id, name });
    }),
    ...held.map((row) => {
      const until = momentInWords(row.holdExpiresAt);
      return lineOf('holds', messages.heldUntil(formatNaira(priceDue(row, now)), until), row);
    }),
  ];
}
