import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { EventKind } from '../../machines/reservation/eventKind';
import type { Kobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { billExtra, reservationEvent, roomNight } from '../database/schema';
import { unpaidExtras } from './cashBook';

/** Nights that were added to a stay of a guest in house: each is an extra on the bill. */

/** The moves of a stay from room to room at the desk, in their order. */
function movesOf(database: Database, id: string) {
  const { reservationId, kind } = reservationEvent;
  return database
    .select({ detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(and(eq(reservationId, id), eq(kind, 'staff.roomChanged' satisfies EventKind)))
    .orderBy(asc(reservationEvent.id));
}

/** The rooms that the guest of a room has had, this one first. */
async function roomsBefore(database: Database, id: string, room: string): Promise<string[]> {
  const numbers = [room];
  for (const { detail } of (await movesOf(database, id)).reverse()) {
    if (detail.after === numbers.at(-1)) numbers.push(String(detail.before));
  }
  return numbers;
}

/** Whether the guest has, or has had, the added night that an extra is for, in whatever room. */
export async function hasNight(
  database: Database,
  { reservationId, night, roomNumber }: typeof billExtra.$inferSelect,
): Promise<boolean> {
  if (night === null || roomNumber === null) return false;
  const rooms = [roomNumber];
  for (const { detail } of await movesOf(database, reservationId)) {
    if (detail.before === rooms.at(-1)) rooms.push(String(detail.after));
  }
  const isTheirs = and(
    eq(roomNight.reservationId, reservationId),
    eq(roomNight.night, night),
    inArray(roomNight.roomNumber, rooms),
  );
  return (await database.$count(roomNight, isTheirs)) > 0;
}

/** The nights from a day on that were added to a stay and nobody has paid, the last one first. */
export async function unpaidNights(database: Database, id: string, room: string, from: LagosDate) {
  const added = await database
    .select()
    .from(billExtra)
    .where(and(eq(billExtra.reservationId, id), isNotNull(billExtra.night)));
  if (added.length === 0) return [];
  const voided = new Set(added.map(({ reverses }) => reverses));
  const rooms = await roomsBefore(database, id, room);
  const nights = added
    .filter(({ id: extra, reverses }) => reverses === null && !voided.has(extra))
    .flatMap(({ night, roomNumber, ...extra }) =>
      night !== null && night >= from && rooms.includes(roomNumber ?? '')
        ? [{ ...extra, night, roomNumber }]
        : [],
    )
    .sort((one, other) => (one.night < other.night ? 1 : -1));
  let open = (await unpaidExtras(database, [id])).get(id) ?? 0;
  const paidFrom = nights.findIndex(({ amountKobo }) => (open -= amountKobo) < 0);
  return paidFrom === -1 ? nights : nights.slice(0, paidFrom);
}

/** The balance for added nights that the guest of a room does not use who leaves on a day. */
export async function unusedKobo(
  database: Database,
  { reservationId, room }: { reservationId: string; room: string },
  from: LagosDate,
): Promise<Kobo> {
  const nights = await unpaidNights(database, reservationId, room, from);
  return nights.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
}
