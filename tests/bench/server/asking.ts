import { loginsOfAccount } from '../../../server/accounts/accountLimits';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { oneNightIn } from '../../kill/oneNight';
import type { HotelToMeasure, MeasuredGuest } from './hotelToMeasure';
import { load, type Round } from './load';

export const MANY = 50;
export const FEW = 8;
const DAYS_AHEAD = 530;

/** The date that many days after the day after tomorrow. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + (2 + days) * 86_400_000).toISOString().slice(0, 10);
}

export const availabilityStay = { checkIn: dayAhead(100), checkOut: dayAhead(103) };

let asked = 0;
/** A request for one night in one room, with another night and type each time. */
function nextStay() {
  asked += 1;
  const night = Math.floor(asked / roomTypes.length) % DAYS_AHEAD;
  return oneNightIn(roomTypes[asked % roomTypes.length], dayAhead(night));
}

/** The one night for which all requests want a room of the same type. */
export const wantedNight = { roomType: roomTypes[0], night: dayAhead(200) };

/** The first guest, and that guest's first reservation. */
export function firstOf({ guests, reservationIds }: HotelToMeasure): {
  first: MeasuredGuest;
  reservationId: string;
} {
  const [first] = guests;
  const [reservationId] = reservationIds;
  if (!first || reservationId === undefined) throw new Error('The hotel is empty.');
  return { first, reservationId };
}

/** Removes a round's reservations, so that the next one starts from the same state. */
export async function clearHolds({ pool }: Pick<HotelToMeasure, 'pool'>): Promise<void> {
  // In one statement, because the round's last requests may still be running, with the database's checks disabled.
  await pool.query(`set local session_replication_role = replica;
    with made as (select id from reservation where check_in > current_date),
      rooms as (delete from allocation where reservation_id in (select id from made)),
      nights as (delete from room_night where reservation_id in (select id from made)),
      events as (delete from reservation_event where reservation_id in (select id from made))
    delete from reservation where id in (select id from made)`);
  await pool.query('delete from outbound_email');
}

const MEANWHILE_EVERY_MS = 250;

/** Does something while a statement is repeated. */
async function meanwhile<T>(
  { pool }: Pick<HotelToMeasure, 'pool'>,
  statement: string,
  work: () => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const repeating = setInterval(() => {
    last = pool.query(statement);
  }, MEANWHILE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(repeating);
    await last;
  }
}

/**
 * Does something while what is reserved becomes paid: a hotel has some dozens of unpaid reservations at a time, and no
 * account or network more than the limits allow, which measuring would exceed within a second.
 */
export const whileHoldsArePaid = <T>(hotel: Pick<HotelToMeasure, 'pool'>, work: () => Promise<T>) =>
  meanwhile(hotel, `update reservation set status = 'paid' where status = 'pending'`, work);

/** Does something while an account's log-ins are forgotten, of which it may have thirty an hour. */
export const whileLoginsAreForgotten = <T>(
  hotel: Pick<HotelToMeasure, 'pool'>,
  work: () => Promise<T>,
) => meanwhile(hotel, `delete from limit_count where key like '${loginsOfAccount.name}:%'`, work);

/** The requests that guests make, each repeated for this many seconds. */
export function askingOf(hotel: HotelToMeasure, seconds: number, base = hotel.base) {
  const { first, reservationId } = firstOf(hotel);
  const { checkIn, checkOut } = availabilityStay;
  const page = (path: string, token?: string): Promise<Round> =>
    load({
      url: `${base}${path}`,
      connections: MANY,
      seconds,
      ...(token === undefined ? {} : { token }),
      // Browsers accept compressed pages.
      ...(path === '/' ? { encodings: 'gzip, br' } : {}),
    });
  let turn = 0;
  const create = (among: number, bodyOf: () => unknown, refusalsCount = false) =>
    load({
      url: `${base}/api/v1/reservation`,
      connections: FEW,
      seconds,
      bodyOf,
      tokenOf: () => hotel.guests[(turn += 1) % among]?.token ?? first.token,
      ...(refusalsCount ? { alsoGood: 409 } : {}),
    });
  return {
    home: () => page('/'),
    read: () => page(`/api/v1/reservations/${reservationId}`, first.token),
    availability: () => page(`/api/v1/availability?checkIn=${checkIn}&checkOut=${checkOut}`),
    list: () => page('/api/v1/hotel/reservations/history', hotel.regular.token),
    create: (among: number) => create(among, nextStay),
    /** All for the same night: most are told that the rooms are gone, which counts as a response. */
    createOneNight: () =>
      create(FEW, () => oneNightIn(wantedNight.roomType, wantedNight.night), true),
  };
}
