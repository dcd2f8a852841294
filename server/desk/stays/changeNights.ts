import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { sentRefusal } from '../../../machines/desk/acts/act';
import { earliestLeaving, nightActs } from '../../../machines/desk/acts/nights';
import { dayInWords } from '../../../machines/desk/inWords';
import { leavesOn } from '../../../machines/shared/lastNight';
import { koboFromNaira, nairaFromKobo, type Kobo } from '../../../machines/shared/money';
import {
  addDays,
  eachNight,
  lagosToday,
  nightsBetween,
  type LagosDate,
} from '../../../machines/shared/stay';
import { nightsAct } from '../../../messages/desk/acts';
import { assertAllowed, RefusalError } from '../../contract/refused';
import { billExtra, reservation, roomNight, roomStay } from '../../database/schema';
import type { EventKind } from '../../../machines/reservation/eventKind';
import { letPersonEndStay } from '../../database/keptStay';
import { shortId } from '../../reservations/emails/emailParts';
import { isSameGuest } from '../../reservations/guestSearch';
import { expireBlockingHolds, lockBlockingHolds } from '../../reservations/holds/expireHold';
import { storedRates } from '../../reservations/pricing/priceOfStay';
import { pricedBy } from '../../reservations/pricing/priceRooms';
import { roomPricesOn } from '../../rooms/roomPrices';
import { printableText } from '../../shared/printableText';
import { recordDeskEvent, type Acting, type RequestOf } from '../deskAnswers';
import { actOnBill } from '../money/actOnBill';
import { freeRoomsByReadiness } from '../rooms/freeRooms';
import { followRooms, giveUpNights } from './agreedNights';
import { lockStay } from './lockStay';
import { roomNumbered } from './moveRoom';
import { eventsOf } from './reservationReport';
import type { RoomOfStay } from './stays';

/** Ends the holds that have run out and still have the nights of a room. Their rows are locked before the room. */
async function endOldHolds({ tx, context, row }: Acting, number: string, until: LagosDate) {
  const room = await roomNumbered(tx, number);
  const nights = { id: row.id, checkIn: leavesOn(row), checkOut: until };
  const types = room ? [room.roomType] : [];
  await expireBlockingHolds(tx, context, await lockBlockingHolds(tx, context, nights, types));
}

/**
 * Refuses nights of a room that somebody else has, and names who that is and where they could go instead.
 * @throws RefusalError if a night is taken
 */
async function requireFree(
  { tx, context, row }: Acting,
  { room: number, roomType }: RoomOfStay,
  [from, until]: readonly [LagosDate, LagosDate],
): Promise<void> {
  const { roomNumber, night, reservationId } = roomNight;
  const isHere = eq(roomNumber, number);
  const [taken] = await tx
    .select({ night, other: reservation })
    .from(roomNight)
    .leftJoin(reservation, eq(reservation.id, reservationId))
    .where(and(isHere, gte(night, from), lt(night, until)))
    .orderBy(asc(night))
    .limit(1);
  if (!taken) return;
  const { other } = taken;
  const facts = { room: number, night: taken.night };
  if (other === null) throw new RefusalError({ code: 'nightClosed', facts });
  if (isSameGuest(other, row)) {
    throw new RefusalError({ code: 'nightOwn', facts: { ...facts, id: shortId(other) } });
  }
  const dates = { checkIn: other.checkIn, checkOut: leavesOn(other) };
  const free = (await freeRoomsByReadiness(tx, context, dates)).filter(
    (one) => one.roomType === roomType && one.number !== number,
  );
  const to = (free.find(({ isReady }) => isReady) ?? free[0])?.number ?? null;
  const guest = printableText(other.name);
  throw new RefusalError({ code: 'nightTaken', facts: { ...facts, guest, to } });
}

/** The last day until which a stay can be extended, by the hotel's limits on any stay. */
function latestLeaving({ context, row }: Acting): LagosDate {
  const { maximumNights, maximumDaysAhead } = context.configuration;
  const longest = addDays(row.checkIn, maximumNights);
  const furthest = addDays(lagosToday(context.clock.now()), maximumDaysAhead + 1);
  return longest < furthest ? longest : furthest;
}

/**
 * The first night that costs something. Nights that were sold and given up come back free of charge, unless money has
 * gone back since.
 */
async function chargedFrom({ tx, row }: Acting): Promise<LagosDate> {
  const events = await eventsOf(tx, row.id);
  const given = events.findIndex(({ kind }) => kind === 'desk.shortenStay');
  const isBack = given >= 0 && events.slice(given).some(({ kind }) => kind === 'staff.goodwill');
  return isBack ? row.checkIn : row.checkOut;
}

/** Puts added nights on the bill, each at what a guest who arrives on it would pay now. @returns their sum */
async function chargeNights(
  acting: Acting,
  { room: number, roomType }: RoomOfStay,
  nights: readonly LagosDate[],
): Promise<Kobo> {
  const { tx, context, staff, row } = acting;
  const from = await chargedFrom(acting);
  let sum = 0;
  for (const night of nights.filter((one) => one >= from)) {
    const prices = await roomPricesOn(tx, night);
    const [{ nightlyKobo: amountKobo } = { nightlyKobo: 0 }] = pricedBy(prices, [
      { roomType, numberOfRooms: 1 },
    ]);
    await tx.insert(billExtra).values({
      ...{ reservationId: row.id, amountKobo, night, roomNumber: number },
      ...storedRates(context.configuration.chargeRates),
      text: nightsAct.extra(dayInWords(night), number),
      ...{ by: staff.name, staffId: staff.staffId, at: context.clock.now() },
    });
    sum += amountKobo;
  }
  return sum;
}

/** Writes down until when the guest of a room stays. What was sold is not touched. */
async function agreeOn(
  acting: Acting,
  { room, staysUntil: before }: RoomOfStay,
  staysUntil: LagosDate,
  [kind, detail]: readonly [EventKind, Record<string, number>],
): Promise<void> {
  const { tx, row } = acting;
  const agreed = staysUntil === row.checkOut ? null : staysUntil;
  const isTheirs = and(eq(roomStay.reservationId, row.id), eq(roomStay.roomNumber, room));
  await letPersonEndStay(tx);
  await tx.update(roomStay).set({ staysUntil: agreed }).where(isTheirs);
  const days = { before: before ?? row.checkOut, after: staysUntil };
  await recordDeskEvent(acting, kind, { room, ...days, ...detail });
  await followRooms(acting);
}

/** Lets the guest of a room stay longer. @throws ApiError 403 or 409 if they can't, or for another price */
export async function extendStay(
  acting: Acting,
  { room, staysUntil, amount, method, ...slip }: Omit<RequestOf<'extendStay'>, 'act'>,
): Promise<void> {
  const { tx, staff, row } = acting;
  await endOldHolds(acting, room, staysUntil);
  const { stay, facts } = await lockStay(acting, room);
  assertAllowed(sentRefusal(nightActs.extendStay, staff, facts));
  const from = leavesOn(facts);
  if (staysUntil <= from) throw new RefusalError({ code: 'staysAlready', facts: { day: from } });
  const most = latestLeaving(acting);
  if (staysUntil > most) throw new RefusalError({ code: 'staysAtMost', facts: { day: most } });
  await requireFree(acting, stay, [from, staysUntil]);
  const nights = eachNight(from, staysUntil);
  await tx
    .insert(roomNight)
    .values(nights.map((night) => ({ roomNumber: room, night, reservationId: row.id })));
  const price = await chargeNights(acting, stay, nights);
  const shown = amount === undefined ? price : koboFromNaira(amount);
  if (shown !== price) throw new RefusalError({ code: 'nightsCost', facts: { price, shown } });
  const added = { nights: nights.length, amountKobo: price };
  await agreeOn(acting, stay, staysUntil, ['desk.extendStay', added]);
  if (method === undefined || price === 0) return;
  const due = { amount: nairaFromKobo(price), balance: nairaFromKobo(facts.balance + price) };
  await actOnBill(acting, { method, ...slip, ...due, act: 'takePayment' });
}

/** Lets the guest of a room leave earlier. @throws ApiError 403 or 409 if they can't */
export async function shortenStay(
  acting: Acting,
  { room, staysUntil }: Omit<RequestOf<'shortenStay'>, 'act'>,
): Promise<void> {
  const { stay, facts } = await lockStay(acting, room);
  const [from, leaving] = [earliestLeaving(facts), leavesOn(facts)];
  if (staysUntil === leaving && stay.staysUntil !== null) {
    throw new RefusalError({ code: 'staysAlready', facts: { day: leaving } });
  }
  assertAllowed(sentRefusal(nightActs.shortenStay, acting.staff, facts));
  if (staysUntil < from || staysUntil >= leaving) {
    const between = { from, to: addDays(leaving, -1) };
    throw new RefusalError({ code: 'leavesBetween', facts: between });
  }
  const { voidedKobo } = await giveUpNights(acting, stay, staysUntil);
  const freed = { nights: nightsBetween(staysUntil, leaving), voidedKobo };
  await agreeOn(acting, stay, staysUntil, ['desk.shortenStay', freed]);
}
