import { leavesOn } from '../../machines/shared/lastNight';
import { hotel } from '../../hotel/hotel';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DeskNeed, DeskStayRow, DeskToday } from '../../machines/contract/wire';
import { dayInWords, momentInWords } from '../../machines/desk/inWords';
import { stayActs, type StayStep } from '../../machines/desk/acts/stay';
import { late as lateWords } from '../../messages/desk/acts';
import { unknownSender } from '../../messages/desk/money';
import * as messages from '../../messages/desk/today';
import { formatNaira, koboFromNaira, nairaFromKobo } from '../../machines/shared/money';
import { businessDay, lagosInstant } from '../../machines/shared/stay';
import { paidUntil } from '../reservations/status';
import { unpaidExtras } from '../books/cashBook';
import type { Database } from '../database/database';
import { paymentAttempt, paymentCase, reservationEvent } from '../database/schema';
import type { Context } from '../context';
import { caseInWords } from '../payments/cases/caseInWords';
import { printableLines, printableText } from '../shared/printableText';
import type { StaffCaller } from '../contract/handlers';
import { offersOf } from './deskAnswers';
import { expectedTransfers, keptStays, transferInWords, unpaidBills, priceDue } from './money/bill';
import { transfersToTrust } from './money/trustedTransfers';
import { openDays } from '../books/dayBook';
import { isLeft, moneyReceived } from '../books/moneyReceived';
import { wishNeeds } from './wishes';
import { deskTakings, returnedKobo, takenKobo } from './money/money';
import { marksToday } from './rooms/morningRound';
import { foundOtherwise } from './rooms/roundInWords';
import { freeTonight, roomsOfDay } from './rooms/roomBoard';
import {
  datesOfRoom,
  factsOf,
  isArrival,
  dueOutSince,
  isDeparture,
  nameOfOther,
  staysOfDay,
  stayView,
  type StayOfDay,
} from './stays/stays';

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

/** The next step of a room. */
const nextSteps: Readonly<Partial<Record<StayOfDay['stay']['state'], StayStep>>> = {
  expected: 'checkIn',
  inHouse: 'checkOut',
};

/** The day at the desk, for somebody there. @param database of one moment */
export async function deskToday(
  database: Database,
  { clock }: Pick<Context, 'clock'>,
  staff: StaffCaller,
): Promise<DeskToday> {
  const { role } = staff;
  const now = clock.now();
  const today = businessDay(now, hotel.businessDayEnds);
  const stays = await staysOfDay(database, now, today);
  const ids = stays.map(({ row }) => row.id);
  const notes = ids.length === 0 ? new Map<string, string>() : await newestNotes(database, ids);
  const charges = await unpaidExtras(database, ids);
  const inRoom = new Map(
    stays
      .filter(({ stay }) => stay.state === 'inHouse' && stay.foundEmpty === null)
      .map(({ row, stay }) => [stay.room, row]),
  );

  const transferOf = await transfersToTrust(database, now, staff.staffId);

  const isHere = (id: string) =>
    stays.some(({ row, stay }) => row.id === id && stay.state in nextSteps);

  const line = ({ row, stay }: StayOfDay): DeskStayRow => {
    const other = inRoom.get(stay.room);
    const named = nameOfOther(other ?? null, row);
    const balance = priceDue(row, now) + (charges.get(row.id) ?? 0);
    const around = { balance, occupant: named, areNightsSold: false, transfer: transferOf(row) };
    const facts = factsOf(row, stay, now, around);
    const { room, state, late } = stay;
    const noted = [late && lateWords.listed(late.until), notes.get(row.id)].filter(Boolean);
    const offers = offersOf(stayActs, role, facts).filter(({ act }) => act === nextSteps[state]);
    return {
      reservationId: row.id,
      name: printableText(row.name),
      phone: printableText(row.phoneNumber),
      checkIn: row.checkIn,
      checkOut: leavesOn(datesOfRoom(row, stay)),
      adults: row.adults,
      children: row.children,
      balance: nairaFromKobo(balance),
      specialRequest: printableLines(row.specialRequest),
      note: noted.join(' · ') || null,
      stay: stayView(stay, named),
      acts: offers.map((one) => ({ ...one, room })),
    };
  };
  const arrivals = stays.filter((one) => isArrival(one, now)).map(line);
  const inHouse = stays.filter(({ stay }) => stay.state === 'inHouse').map(line);
  const departures = stays.filter((one) => isDeparture(one, today)).map(line);
  const need = (kind: DeskNeed['kind'], reservationId: string | null, text: string) => ({
    kind,
    text,
    reservationId,
  });
  const left = (await unpaidBills(database, today)).filter(({ row }) => !isHere(row.id));
  const kept = (await keptStays(database, today)).flatMap((row) => {
    if (left.some((bill) => bill.row.id === row.id)) return [];
    const [name, due] = [printableText(row.name), formatNaira(priceDue(row, now))];
    const here = stays.find(({ row: { id }, stay }) => id === row.id && stay.state === 'inHouse');
    if (here) {
      const isPaid = (paidUntil(row) ?? today) > today;
      return isPaid ? [] : need('unpaidNight', row.id, messages.owes(name, here.stay.room, due));
    }
    const isLate = now >= lagosInstant(row.checkIn, hotel.arrivalsUntil);
    if (row.paidKobo === 0 || !isLate) return [];
    return need('depositWaiting', row.id, messages.waits(name, formatNaira(row.paidKobo)));
  });
  const isNamed = (id: string) => kept.some(({ reservationId }) => reservationId === id);
  const taken = await deskTakings(database, today);
  const notClosed = await openDays(database, today);
  const [oldest] = notClosed;
  const rooms = await roomsOfDay(database, { clock }, stays, today);
  return {
    date: today,
    counts: {
      arriving: arrivals.length,
      inHouse: inHouse.length,
      leaving: departures.length,
      takenToday: nairaFromKobo(takenKobo(taken) - returnedKobo(taken)),
    },
    freeRooms: freeTonight(rooms),
    needs: [
      ...foundOtherwise(await marksToday(database, now), false).map((text) =>
        need('foundOtherwise', null, text),
      ),
      ...(await wishNeeds(database, { clock }, staff)),
      ...(await openCases(database)),
      ...(await expectedTransfers(database)).map(({ reservationId: id, guest, ...transfer }) =>
        need(
          'expectedTransfer',
          id,
          (transfer.letInAt === null ? messages.awaited : messages.letInOn)(
            guest,
            formatNaira(transfer.amountKobo),
            transferInWords(transfer),
          ),
        ),
      ),
      ...(await moneyReceived(database, undefined, isLeft)).map(({ row, leftKobo }) =>
        need(
          'moneyReceived',
          row.aboutId,
          messages.received(printableText(row.sender ?? unknownSender), formatNaira(leftKobo)),
        ),
      ),
      ...stays.flatMap(({ row, stay }) => {
        const name = printableText(row.name);
        if (stay.foundEmpty !== null)
          return need('unpaidDeparture', row.id, messages.waitsForBill(name, stay.room));
        const since = dueOutSince({ row, stay }, now);
        if (since === null) return [];
        const time = momentInWords(since);
        return need('overdueDeparture', row.id, messages.overdue(name, stay.room, time));
      }),
      ...left.map(({ row: { id, name }, open }) =>
        need('unpaidDeparture', id, messages.owed(printableText(name), formatNaira(open))),
      ),
      ...arrivals
        .filter(({ stay }) => !stay.isReady)
        .map(({ reservationId: id, name, stay: { room, isClean } }) =>
          need('roomNotReady', id, (isClean ? messages.notFree : messages.notClean)(name, room)),
        ),
      ...kept,
      ...arrivals
        .filter(({ balance, reservationId: id }) => balance > 0 && !isNamed(id))
        .map(({ reservationId: id, name, balance }) =>
          need('unpaidArrival', id, messages.unpaid(name, formatNaira(koboFromNaira(balance)))),
        ),
      ...(oldest === undefined
        ? []
        : [
            {
              ...need('openDay', null, messages.openDays(notClosed.map(dayInWords))),
              date: oldest,
            },
          ]),
    ],
    arrivals,
    inHouse,
    departures,
  };
}
