import { inArray } from 'drizzle-orm';
import type { DeskPlan, DeskPlanStay } from '../../../machines/contract/wire';
import { hasTag } from '../../../machines/reservation/reservationStatus';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { leavesOn } from '../../../machines/shared/lastNight';
import { addDays, eachNight, lagosToday, type LagosDate } from '../../../machines/shared/stay';
import type { Database } from '../../database/database';
import { reservation } from '../../database/schema';
import type { Context } from '../../context';
import { statusAt } from '../../reservations/status';
import { printableText } from '../../shared/printableText';
import { roomsInOrder, takenNights } from './freeRooms';
import { datesOfRoom, roomsOfStays } from '../stays/stays';

const NIGHTS = 14;

type TakenNight = Awaited<ReturnType<typeof takenNights>>[number];
/** Nights one after the other in a room, of one stay or closed for one reason. `to` is the day after the last. */
type Run = Omit<TakenNight, 'night'> & { from: LagosDate; to: LagosDate };

/** @param taken the nights of a room, in their order */
function runsOf(taken: readonly TakenNight[]): Run[] {
  const runs: Run[] = [];
  for (const { night, ...whose } of taken) {
    const last = runs.at(-1);
    const to = addDays(night, 1);
    if (
      last?.to === night &&
      last.reservationId === whose.reservationId &&
      last.why === whose.why
    ) {
      last.to = to;
    } else runs.push({ ...whose, from: night, to });
  }
  return runs;
}

/** The guest in each room on 14 nights. @param tx of one moment @param given the first night; null for tonight */
export async function deskPlan(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  given: LagosDate | null,
): Promise<DeskPlan> {
  const now = clock.now();
  const today = lagosToday(now);
  const checkIn = given ?? today;
  const shown = { checkIn, checkOut: addDays(checkIn, NIGHTS) };
  const nights = eachNight(shown.checkIn, shown.checkOut);
  const taken = await takenNights(tx, { clock }, shown);
  const ids = [...new Set(taken.flatMap(({ reservationId }) => reservationId ?? []))];
  const rows = await tx.select().from(reservation).where(inArray(reservation.id, ids));
  const roomsOf = await roomsOfStays(tx, ids);

  const stayOf = ({ room, reservationId, why, from, to }: Run): DeskPlanStay => {
    const row = rows.find(({ id }) => id === reservationId);
    if (!row) {
      const name = printableText(why ?? '');
      return { reservationId, name, state: 'closed', from, to, checkIn: from, checkOut: to };
    }
    const rooms = roomsOf.filter((one) => one.reservationId === reservationId);
    const here = rooms.find((one) => one.room === room);
    // A room that was left for another one is told like that one until its nights are over.
    const step = here || to > today ? (here ?? rooms[0])?.state : 'departed';
    const sold = hasTag(statusAt(row, now), 'confirmed') ? 'paid' : 'held';
    const state = step === undefined || step === 'expected' ? sold : step;
    const { checkIn } = row;
    const checkOut = leavesOn(here ? datesOfRoom(row, here) : row);
    return { reservationId, name: printableText(row.name), state, from, to, checkIn, checkOut };
  };
  const rooms = (await roomsInOrder(tx)).map(({ number, roomType }) => ({
    number,
    roomType,
    stays: runsOf(taken.filter(({ room }) => room === number)).map(stayOf),
  }));
  const types = roomTypes.map(({ key, name }) => {
    const ofType = rooms.filter(({ roomType }) => roomType === key);
    const freeOn = (night: LagosDate) =>
      ofType.filter(({ stays }) => stays.every(({ from, to }) => night < from || to <= night));
    return {
      roomType: name,
      free: nights.map((night) => freeOn(night).length),
      rooms: ofType.map(({ number, stays }) => ({ number, stays })),
    };
  });
  return { today, nights, types: types.filter(({ rooms }) => rooms.length > 0) };
}
