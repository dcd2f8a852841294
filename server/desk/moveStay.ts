import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { addDays, type LagosDate } from '../../machines/shared/stay';
import { isPaid } from '../../machines/reservation/reservationStatus';
import type { Database } from '../database/database';
import { reservationEvent, roomNight } from '../database/schema';
import { enqueueEmail } from '../email/outbox';
import type { Context } from '../context';
import type { NumberedRoom } from '../rooms/numberedRoom';
import { roomChangedEmail } from '../reservations/emails/stayEmails';
import type { ReservationRow } from '../reservations/queries';
import { freeAmong } from '../rooms/takeRooms';

/** The nights of a stay to spend in another room, and who decided so. */
export interface Moving {
  reservation: ReservationRow;
  /** The room to leave. */
  number: string;
  /** The first night that changes. Earlier ones are past and stay as they were. */
  from: LagosDate;
  by: string;
  why: string;
}

type MovingContext = Pick<Context, 'clock' | 'random'>;

function nightsThere(
  tx: Database,
  { reservation, number, from }: Moving,
): Promise<{ night: LagosDate }[]> {
  return tx
    .select({ night: roomNight.night })
    .from(roomNight)
    .where(
      and(
        eq(roomNight.reservationId, reservation.id),
        eq(roomNight.roomNumber, number),
        gte(roomNight.night, from),
      ),
    )
    .orderBy(asc(roomNight.night));
}

/**
 * Moves the remaining nights of a locked reservation in one room to the first of some locked rooms that is free on
 * all of them, and tells the guest if the stay is paid. The primary key of room nights still rules out a double
 * booking.
 * @returns the new room's number; null, with nothing changed, if none is free
 */
export async function moveStay(
  tx: Database,
  context: MovingContext,
  moving: Moving,
  rooms: readonly NumberedRoom[],
): Promise<string | null> {
  const { reservation, number, by, why } = moving;
  const nights = (await nightsThere(tx, moving)).map(({ night }) => night);
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return null;
  const others = rooms.filter((room) => room.number !== number);
  const stay = { checkIn: first, checkOut: addDays(last, 1) };
  const [free] = await freeAmong(tx, others, stay);
  if (!free) return null;
  await tx
    .update(roomNight)
    .set({ roomNumber: free.number })
    .where(
      and(
        eq(roomNight.reservationId, reservation.id),
        eq(roomNight.roomNumber, number),
        inArray(roomNight.night, nights),
      ),
    );
  await tx.insert(reservationEvent).values({
    reservationId: reservation.id,
    at: context.clock.now(),
    kind: 'staff.roomChanged',
    detail: { before: number, after: free.number, firstNight: first, by, why },
  });
  if (isPaid(reservation)) {
    await enqueueEmail(tx, context, roomChangedEmail(reservation, number, free.number));
  }
  return free.number;
}

/**
 * The first night of a stay that can still be moved: check-in if the stay has not begun, else the later of `today`
 * and `from`.
 */
export function firstMovableNight(
  { checkIn }: Pick<ReservationRow, 'checkIn'>,
  today: LagosDate,
  from: LagosDate,
): LagosDate {
  if (checkIn >= today) return checkIn;
  return from > today ? from : today;
}
