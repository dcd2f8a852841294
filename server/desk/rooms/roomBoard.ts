import { and, asc, eq, gte } from 'drizzle-orm';
import { hotel } from '../../../hotel/hotel';
import type {
  DeskFreeRooms,
  DeskHousekeeping,
  DeskRole,
  DeskRoom,
  DeskRoomActRequest,
  DeskRooms,
} from '../../../machines/contract/wire';
import { sentRefusal } from '../../../machines/desk/acts/act';
import {
  boardActs,
  closedBefore,
  housekeepingActs,
  roomActs,
  type RoomFacts,
} from '../../../machines/desk/acts/room';
import { cleaningOf } from '../../../machines/desk/cleaning';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { leavesOn } from '../../../machines/shared/lastNight';
import {
  addDays,
  businessDay,
  lagosInstant,
  lagosToday,
  type LagosDate,
} from '../../../machines/shared/stay';
import { hasLetter } from '../../../machines/shared/typedText';
import type { StaffCaller } from '../../contract/handlers';
import { assertAllowed, RefusalError } from '../../contract/refused';
import type { Database } from '../../database/database';
import { lockNamed } from '../../database/statements';
import { roomCleaning, staffAction } from '../../database/schema';
import type { Context } from '../../context';
import { roomsNow } from '../../rooms/listRooms';
import { printableText } from '../../shared/printableText';
import { requestKeyOf } from '../../http/idempotency';
import { actOnce, offersOf } from '../deskAnswers';
import { recordStaffAction } from '../../staff/auditLog';
import { freeRooms } from './freeRooms';
import type { ActResult } from '../resultsInWords';
import { dayBegan, markFound, marksToday, roomFaults, type RoomFault } from './morningRound';
import { closeRoom, reopenRoom } from './rooms';
import { faultInWords } from './roundInWords';
import {
  datesOfRoom,
  isArrival,
  isDeparture,
  leavingAt,
  markRoom,
  staysOfDay,
  type StayOfDay,
} from '../stays/stays';

type RoomOfDay = Omit<DeskRoom, 'acts'> & { facts: RoomFacts };

/** Every room as it is now, in the hotel's order. @param stays those of the day @param today the day that is meant by tonight */
export async function roomsOfDay(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  stays: readonly StayOfDay[],
  today: LagosDate,
): Promise<RoomOfDay[]> {
  const now = clock.now();
  const began = dayBegan(now);
  const businessToday = businessDay(now, hotel.businessDayEnds);
  const free = await freeRooms(
    database,
    { clock },
    { checkIn: today, checkOut: addDays(today, 1) },
  );
  const cleanings = await database.select().from(roomCleaning);
  const isToday = gte(staffAction.at, lagosInstant(today, '00:00'));
  const reopenings = await database
    .select()
    .from(staffAction)
    .where(and(eq(staffAction.kind, 'room.reopened'), isToday))
    .orderBy(asc(staffAction.id));
  return (await roomsNow(database, today)).map(({ number, roomType, closures }) => {
    const [closed = null] = closures;
    const inRoom = stays.filter(({ stay }) => stay.room === number);
    const inHouse = inRoom.filter(({ stay }) => stay.state === 'inHouse');
    // Beside a guest who is gone the next one may be there already.
    const guest = inHouse.find(({ stay }) => stay.foundEmpty === null) ?? inHouse[0];
    const arrivals = inRoom.filter((one) => isArrival(one, now));
    // Beside whoever may still come for the night before, the room is the next guest's.
    const arrival =
      arrivals.find(({ row, stay }) => leavesOn(datesOfRoom(row, stay)) > today) ?? arrivals[0];
    const said = cleanings.find(({ roomNumber }) => roomNumber === number);
    const isClean = said?.isClean ?? true;
    const isOverNight = (guest?.stay.lastStep?.at ?? new Date(0)) < began;
    const isCleaned = said !== undefined && said.isClean && said.at >= began;
    const isFreeTonight = free.some((one) => one.number === number);
    const uses: DeskRoom['uses'] = [
      ...(guest ? [useBy(guest, today)] : []),
      ...(arrival ? ['arriving' as const] : []),
      ...(closed?.from === today ? ['closed' as const] : []),
    ];
    if (uses.length === 0) uses.push(isFreeTonight ? 'free' : 'taken');
    return {
      number,
      roomType,
      uses,
      isFreeTonight,
      isClean,
      lastCleaning: said ? { by: said.by, at: said.at.toISOString() } : null,
      guest: named(guest),
      arrival: named(arrival),
      closed,
      facts: {
        today,
        room: number,
        isClean,
        isDue:
          guest?.stay.foundEmpty === null &&
          !isDeparture(guest, businessToday) &&
          isOverNight &&
          !isCleaned,
        isNight: businessToday !== lagosToday(now),
        dayEnds: hotel.businessDayEnds,
        hasFault: false,
        fixed: null,
        lastCleaning: said ?? null,
        closed,
        reopened: reopenings.findLast(({ detail }) => detail.room === number) ?? null,
      },
    };
  });
}

/** The use of a room by the guest who has it. */
function useBy(guest: StayOfDay, today: LagosDate): DeskRoom['uses'][number] {
  if (guest.stay.foundEmpty !== null) return 'waitingForBill';
  return isDeparture(guest, today) ? 'leaving' : 'occupied';
}

function named(one: StayOfDay | undefined): DeskRoom['guest'] {
  if (!one) return null;
  const { id, name } = one.row;
  const checkOut = leavesOn(datesOfRoom(one.row, one.stay));
  return { reservationId: id, name: printableText(name), checkOut };
}

/** Rooms available tonight, by type. @param rooms those of the day */
export function freeTonight(rooms: readonly RoomOfDay[]): DeskFreeRooms[] {
  return roomTypes.map(({ name }) => {
    const free = rooms.filter(({ roomType, isFreeTonight }) => roomType === name && isFreeTonight);
    const ready = free.filter(
      ({ isClean, guest, uses }) => isClean && (guest === null || uses.includes('waitingForBill')),
    );
    return { roomType: name, rooms: free.length, ready: ready.map(({ number }) => number) };
  });
}

/** The rooms, with what somebody with a role may do. @param tx of one moment */
export async function roomBoard(
  tx: Database,
  context: Pick<Context, 'clock'>,
  role: DeskRole,
): Promise<DeskRooms> {
  const now = context.clock.now();
  const today = lagosToday(now);
  const rooms = await roomsOfDay(tx, context, await staysOfDay(tx, now, today), today);
  const faults = await roomFaults(tx);
  return {
    date: today,
    freeRooms: freeTonight(rooms),
    rooms: rooms.map(({ facts, ...room }) => ({
      ...room,
      faults: faultsOf(faults, room),
      acts: offersOf(boardActs, role, facts),
    })),
  };
}

/** The faults of a room that nobody has fixed. */
const faultsOf = (faults: readonly RoomFault[], { number }: Pick<DeskRoom, 'number'>) =>
  faults
    .filter(({ room, fixed }) => room === number && fixed === null)
    .map(({ id, by, at, ...fault }) => ({ id, text: faultInWords(fault), by, at }));

/** The rooms without their guests, with what somebody with a role may mark. @param tx of one moment */
export async function housekeeping(
  tx: Database,
  context: Pick<Context, 'clock'>,
  role: DeskRole,
): Promise<DeskHousekeeping> {
  const now = context.clock.now();
  const date = businessDay(now, hotel.businessDayEnds);
  const stays = await staysOfDay(tx, now, date);
  const rooms = await roomsOfDay(tx, context, stays, date);
  const [faults, marks] = [await roomFaults(tx), await marksToday(tx, now)];
  return {
    date,
    rooms: rooms.map(({ number, isClean, arrival, closed, facts }) => {
      const here = stays.filter(({ stay }) => stay.room === number && stay.state === 'inHouse');
      const inHouse = here.find(({ stay }) => stay.foundEmpty === null);
      const isLeaving = inHouse !== undefined && isDeparture(inHouse, date);
      const stay = isLeaving ? 'leaving' : inHouse ? 'staysOver' : 'none';
      const mark = marks.findLast(({ room }) => room === number);
      const own = faultsOf(faults, { number });
      const isAwaited = arrival !== null;
      return {
        number,
        stay,
        leavesBy: isLeaving ? leavingAt(inHouse.stay) : null,
        arrivesBy: isAwaited ? hotel.checkInFrom : null,
        isClosed: closed?.from === date,
        isClean,
        cleaning: cleaningOf({ stay, isClean, isDue: facts.isDue, isAwaited }),
        found: mark ? { found: mark.found, by: mark.by, at: mark.at.toISOString() } : null,
        faults: own,
        acts: offersOf(housekeepingActs, role, { ...facts, hasFault: own.length > 0 }),
      };
    }),
  };
}

type ActingContext = Omit<Context, 'log'>;
type Closing = Extract<DeskRoomActRequest, { act: 'closeTonight' | 'closeLonger' }>;

async function close(
  tx: Database,
  context: ActingContext,
  staff: StaffCaller,
  facts: RoomFacts,
  request: Closing,
): Promise<ActResult> {
  const { today, room: number } = facts;
  const { from, to } =
    request.act === 'closeLonger' ? request : { from: today, to: addDays(today, 1) };
  const asked = { number, from, to, why: request.why };
  const { closed, moved, staying, overdue } = await closeRoom(tx, context, asked, staff);
  const hasDone = closed.length + moved.length + staying.length > 0;
  if (!hasDone) assertAllowed(closedBefore(facts));
  const result = {
    room: number,
    firstNight: closed[0] ?? null,
    nights: closed.length,
    moved: moved.map(({ reservation: { name }, to }) => ({ name, to })),
    staying: staying.map(({ reservation: { name } }) => name),
    overdue: overdue.map(({ name }) => name),
  };
  return { code: 'closed', facts: result };
}

/**
 * Does something with a room, in one transaction, once for each key.
 * @throws ApiError 403 `not_your_role`, 404 `not_found`, 409 `act_refused` or `changed_meanwhile`, 422
 */
export async function actOnRoom(
  context: ActingContext,
  staff: StaffCaller,
  { number, key, request }: { number: string; key: string; request: DeskRoomActRequest },
): Promise<ActResult> {
  const keyed = requestKeyOf('actOnRoom', key, request, number);
  return actOnce(context, staff, keyed, async (tx) => {
    // Whoever else acts on this room waits. Its row is locked later, after those of the stays in it.
    await lockNamed(tx, `room ${number}`);
    const now = context.clock.now();
    const today = lagosToday(now);
    const rooms = await roomsOfDay(tx, context, await staysOfDay(tx, now, today), today);
    const found = rooms.find((room) => room.number === number)?.facts;
    if (!found) throw new RefusalError({ code: 'noSuchRoom', facts: { room: number } });
    const { act } = request;
    const fault =
      act === 'fixFault'
        ? (await roomFaults(tx, request.fault)).find(
            ({ id, room }) => id === request.fault && room === number,
          )
        : undefined;
    const facts = { ...found, hasFault: fault !== undefined, fixed: fault?.fixed ?? null };
    assertAllowed(sentRefusal(roomActs[act], staff, facts));
    switch (act) {
      case 'clean':
      case 'dirty': {
        await markRoom(tx, number, { isClean: act === 'clean', by: staff.name, at: now });
        const detail = { room: number };
        await recordStaffAction(tx, context, staff, { kind: `room.${act}`, why: null, detail });
        return { code: act, facts: { room: number } };
      }
      case 'markFound':
        await markFound(tx, context, staff, number, request.found);
        return { code: 'markedFound', facts: { room: number, found: request.found } };
      case 'reportFault': {
        const { fault: what, details = '' } = request;
        if (what === 'other' && !hasLetter(details))
          throw new RefusalError({ code: 'faultUnnamed', facts: {} });
        const detail = { room: number, what, details };
        await recordStaffAction(tx, context, staff, { kind: 'room.fault', why: null, detail });
        return { code: 'faultReported', facts: detail };
      }
      case 'fixFault': {
        const { what = 'other', details = '' } = fault ?? {};
        const detail = { room: number, fault: request.fault, what, details };
        await recordStaffAction(tx, context, staff, { kind: 'room.faultFixed', why: null, detail });
        return { code: 'faultFixed', facts: { room: number } };
      }
      case 'closeTonight':
      case 'closeLonger':
        return close(tx, { ...context, actKey: key }, staff, facts, request);
      case 'reopen': {
        const { why } = request;
        const nights = await reopenRoom(tx, context, { number, why }, staff);
        return { code: 'reopened', facts: { room: number, nights: nights.length } };
      }
    }
  });
}
