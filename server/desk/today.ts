import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { DeskNeed, DeskRole, DeskStayRow, DeskToday } from '../../machines/contract/wire';
import { dayInWords, type StayAct } from '../../machines/desk/permissions';
import * as messages from '../../messages/desk/today';
import { formatNaira, koboFromNaira, nairaFromKobo } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import { addDays, lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/readAtOnce';
import {
  paymentAttempt,
  paymentCase,
  reservation,
  reservationEvent,
  roomStay,
} from '../database/schema';
import type { Context } from '../context';
import { caseInWords } from '../payments/cases/caseMessages';
import type { ReservationRow } from '../reservations/queries';
import { printableText } from '../shared/printableText';
import { freeRooms } from './freeRooms';
import { deskTakings, returnedKobo, takenKobo } from './money';
import { stands } from './reservations';
import { actsOf, balanceOf, factsOf, roomsOfStays, stayView, type RoomOfStay } from './stays';

type TodayContext = Pick<Context, 'clock' | 'database'>;

/** Stays that are due or under way, and those whose guest is in house, by name. */
async function reservationsOfDay(
  database: Database,
  today: LagosDate,
  now: Date,
): Promise<ReservationRow[]> {
  const due = await database
    .select()
    .from(reservation)
    .where(and(lte(reservation.checkIn, today), gt(reservation.checkOut, today), stands(now)));
  const inHouse = await database
    .select({ row: reservation })
    .from(roomStay)
    .innerJoin(reservation, eq(reservation.id, roomStay.reservationId))
    .where(eq(roomStay.state, 'inHouse'));
  const rows = new Map([...due, ...inHouse.map(({ row }) => row)].map((row) => [row.id, row]));
  const nameOf = ({ searchText, name }: ReservationRow) => searchText ?? name;
  return [...rows.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** The newest note of each reservation. */
async function newestNotes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const events = await database
    .select({ id: reservationEvent.reservationId, detail: reservationEvent.detail })
    .from(reservationEvent)
    .where(
      and(
        inArray(reservationEvent.reservationId, [...ids]),
        eq(reservationEvent.kind, 'desk.noted'),
      ),
    )
    .orderBy(asc(reservationEvent.id));
  return new Map(events.map(({ id, detail }) => [id, String(detail.note ?? '')]));
}

async function openCases(database: Database): Promise<DeskNeed[]> {
  const cases = await database
    .select({ kind: paymentCase.kind, reservationId: paymentAttempt.reservationId })
    .from(paymentCase)
    .leftJoin(paymentAttempt, eq(paymentAttempt.id, paymentCase.attemptId))
    .where(isNull(paymentCase.closedAt))
    .orderBy(desc(paymentCase.openedAt));
  return cases.map(({ kind, reservationId }) => ({
    kind: 'openCase',
    text: caseInWords(kind),
    reservationId,
  }));
}

/** What comes next for a room. */
const nextActs: Readonly<Record<RoomOfStay['state'], readonly StayAct[]>> = {
  expected: ['checkIn'],
  inHouse: ['checkOut'],
  departed: [],
  noShow: [],
};

/** The day at the desk, as of one moment, for somebody with a role. */
export function deskToday(context: TodayContext, role: DeskRole): Promise<DeskToday> {
  return readAtOnce(context.database, (tx) => readToday(tx, context, role));
}

async function readToday(
  database: Database,
  { clock }: TodayContext,
  role: DeskRole,
): Promise<DeskToday> {
  const now = clock.now();
  const today = lagosToday(now);
  const rows = await reservationsOfDay(database, today, now);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const stays = await roomsOfStays(database, [...rowOf.keys()]);
  const notes =
    rows.length === 0 ? new Map<string, string>() : await newestNotes(database, [...rowOf.keys()]);
  const inRoom = new Map(
    stays.filter(({ state }) => state === 'inHouse').map((stay) => [stay.room, stay.reservationId]),
  );

  const line = (stay: RoomOfStay, row: ReservationRow): DeskStayRow => {
    const other = inRoom.get(stay.room);
    const occupant = other === undefined || other === row.id ? null : rowOf.get(other)?.name;
    const named = occupant == null ? null : printableText(occupant);
    const facts = factsOf(row, stay, now, { occupant: named, areNightsSold: false });
    return {
      reservationId: row.id,
      name: printableText(row.name),
      checkIn: row.checkIn,
      checkOut: row.checkOut,
      adults: row.adults,
      children: row.children,
      balance: nairaFromKobo(balanceOf(row, now)),
      specialRequest: printableText(row.specialRequest),
      note: notes.get(row.id) ?? null,
      stay: stayView(stay, named),
      acts: actsOf(nextActs[stay.state], role, facts),
    };
  };
  const lines = rows.flatMap((row) =>
    stays.filter(({ reservationId }) => reservationId === row.id).map((stay) => line(stay, row)),
  );
  const inState = (state: RoomOfStay['state']) => lines.filter(({ stay }) => stay.state === state);
  const arrivals = inState('expected').filter(({ checkOut }) => checkOut > today);
  const inHouse = inState('inHouse');
  const departures = inHouse.filter(({ checkOut }) => checkOut <= today);
  const need = (kind: DeskNeed['kind'], one: DeskStayRow, text: string): DeskNeed => ({
    kind,
    text,
    reservationId: one.reservationId,
  });
  const tonight = { checkIn: today, checkOut: addDays(today, 1) };
  const free = await freeRooms(database, { clock }, tonight);
  const taken = await deskTakings(database, today);
  return {
    date: today,
    counts: {
      arriving: arrivals.length,
      inHouse: inHouse.length,
      leaving: departures.length,
      takenToday: nairaFromKobo(takenKobo(taken) - returnedKobo(taken)),
    },
    freeRooms: roomTypes.map(({ key, name }) => ({
      roomType: name,
      rooms: free.filter(({ roomType }) => roomType === key).length,
    })),
    needs: [
      ...(await openCases(database)),
      ...departures
        .filter(({ checkOut }) => checkOut < today)
        .map((one) =>
          need(
            'overdueDeparture',
            one,
            messages.overdue(one.name, one.stay.room, dayInWords(one.checkOut)),
          ),
        ),
      ...arrivals
        .filter(({ stay }) => !stay.isReady)
        .map((one) => need('roomNotReady', one, messages.notReady(one.name, one.stay.room))),
      ...arrivals
        .filter(({ balance }) => balance > 0)
        .map((one) =>
          need(
            'unpaidArrival',
            one,
            messages.unpaid(one.name, formatNaira(koboFromNaira(one.balance))),
          ),
        ),
    ],
    arrivals,
    inHouse,
    departures,
  };
}
