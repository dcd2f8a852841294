import { inArray } from 'drizzle-orm';
import type { DeskPlan, DeskPlanStay } from '../../machines/contract/wire';
import { hasTag } from '../../machines/reservation/reservationStatus';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, eachNight, lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { reservation } from '../database/schema';
import type { Context } from '../context';
import type { ReservationRow } from '../reservations/queries';
import { statusAt } from '../reservations/status';
import { roomTypeName } from '../rooms/listRooms';
import { printableText } from '../shared/printableText';
import { roomsInOrder, takenNights, type TakenNight } from './freeRooms';
import { roomsOfStays, type RoomOfStay } from './stays';

const NIGHTS = 14;

/** Nights one after the other in a room, of the same stay or closed for the same reason. */
interface Run extends Omit<TakenNight, 'night'> {
  from: LagosDate;
  /** The day after its last night. */
  to: LagosDate;
}

/** @param taken the nights of a room, in their order */
function runsOf(taken: readonly TakenNight[]): Run[] {
  const runs: Run[] = [];
  for (const { night, ...whose } of taken) {
    const last = runs.at(-1);
    const goesOn =
      last?.to === night && last.reservationId === whose.reservationId && last.why === whose.why;
    if (goesOn) last.to = addDays(night, 1);
    else runs.push({ ...whose, from: night, to: addDays(night, 1) });
  }
  return runs;
}

/** The rooms × 14 nights, as of one moment. @param given the first night; null for tonight */
export function deskPlan(
  { clock, database }: Pick<Context, 'clock' | 'database'>,
  given: LagosDate | null,
): Promise<DeskPlan> {
  return readAtOnce(database, (tx) => readPlan(tx, { clock }, given));
}

async function readPlan(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  given: LagosDate | null,
): Promise<DeskPlan> {
  const now = clock.now();
  const today = lagosToday(now);
  const from = given ?? today;
  const to = addDays(from, NIGHTS);
  const nights = eachNight(from, to);
  const taken = await takenNights(database, { clock }, { checkIn: from, checkOut: to });
  const ids = [...new Set(taken.flatMap(({ reservationId }) => reservationId ?? []))];
  const rows = await database.select().from(reservation).where(inArray(reservation.id, ids));
  const stays = await roomsOfStays(database, ids);

  /** How a guest who was moved stands in the room that was left: as in the other one, and departed once it is over. */
  const stateIn = (run: Run, row: ReservationRow): DeskPlanStay['state'] => {
    const mine = stays.filter(({ reservationId }) => reservationId === row.id);
    const here = mine.find(({ room }) => room === run.room);
    if (!here && run.to <= today) return 'departed';
    const state: RoomOfStay['state'] = (here ?? mine[0])?.state ?? 'expected';
    if (state !== 'expected') return state;
    return hasTag(statusAt(row, now), 'confirmed') ? 'paid' : 'held';
  };
  const stayOf = (run: Run): DeskPlanStay => {
    const row = rows.find(({ id }) => id === run.reservationId);
    const { from, to } = run;
    if (!row) {
      const name = printableText(run.why ?? '');
      return { reservationId: null, name, state: 'closed', from, to, checkIn: from, checkOut: to };
    }
    const { id: reservationId, checkIn, checkOut } = row;
    const name = printableText(row.name);
    return { reservationId, name, state: stateIn(run, row), from, to, checkIn, checkOut };
  };
  const all = (await roomsInOrder(database)).map(({ number, roomType }) => ({
    number,
    roomType: roomTypeName(roomType),
    taken: taken.filter(({ room }) => room === number),
  }));
  return {
    today,
    nights,
    types: roomTypes
      .map(({ name }) => ({ name, rooms: all.filter(({ roomType }) => roomType === name) }))
      .filter(({ rooms }) => rooms.length > 0)
      .map(({ name, rooms }) => ({
        roomType: name,
        free: nights.map(
          (night) => rooms.filter((room) => room.taken.every((one) => one.night !== night)).length,
        ),
        rooms: rooms.map((room) => ({
          number: room.number,
          stays: runsOf(room.taken).map(stayOf),
        })),
      })),
  };
}
