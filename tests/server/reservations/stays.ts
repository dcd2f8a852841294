import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ReservationEvent } from '../../../machines/reservation/reservationMachine';
import { nairaFromKobo } from '../../../machines/shared/money';
import { quote } from '../../../machines/shared/quote';
import { roomTypeOf, roomTypes, type RoomTypeKey } from '../../../machines/shared/roomTypes';
import type {
  ReservationModification,
  ReservationRegistration,
  ReservationRequest,
  RoomAllocation,
} from '../../../machines/contract/wire';
import { paymentAttempt, reservationEvent } from '../../../server/database/schema';
import { applyEvent } from '../../../server/reservations/applyEvent';
import { lockReservation } from '../../../server/reservations/queries';
import type { Hotel, HotelOptions, TestGuest } from '../support/hotel';
import { numberAt, textAt } from '../support/reading';

/** Sessions that outlive a hold, so that a test can wait for its end. */
export const longSessions: HotelOptions = {
  configuration: { accessTokenLifetime: 24 * 60 * 60_000 },
};

export type Rooms = Partial<Record<RoomTypeKey, number>>;

const stay = {
  checkInDate: '2026-03-12',
  checkOutDate: '2026-03-15',
  noOfAdult: 2,
  noOfChildren: 1,
  specialRequest: 'A quiet room, please',
  name: 'Adaobi Okeke',
  emailAddress: 'adaobi@example.com',
  phoneNumber: '08030000000',
};

function quoteFor(rooms: Rooms) {
  const isKey = (key: string): key is RoomTypeKey => Object.hasOwn(rooms, key);
  const asked = Object.keys(rooms)
    .filter(isKey)
    .map((key) => ({ roomType: roomTypeOf(key), numberOfRooms: rooms[key] ?? 0 }));
  const dates = { checkIn: stay.checkInDate, checkOut: stay.checkOutDate };
  return quote(dates, asked, ({ roomType }) => roomType.nightly);
}

function allocationsOf(rooms: Rooms): RoomAllocation[] {
  return quoteFor(rooms).lines.map((line) => ({
    roomType: line.roomType.name,
    roomPrice: nairaFromKobo(line.nightly),
    numberOfRooms: line.numberOfRooms,
  }));
}

/** The room selection's request: three nights of two adults and a child, at the hotel's prices. */
export function stayRequest(
  rooms: Rooms = { double: 2, deluxe: 1 },
  overrides: Partial<ReservationRequest> = {},
): ReservationRequest {
  return {
    ...stay,
    roomAllocations: allocationsOf(rooms),
    totalPrice: nairaFromKobo(quoteFor(rooms).nightly),
    ...overrides,
  };
}

/** The other flow's request, whose total is that of the stay. */
export function stayRegistration(
  rooms: Rooms,
  overrides: Partial<ReservationRegistration> = {},
): ReservationRegistration {
  return {
    ...stay,
    roomAllocations: allocationsOf(rooms),
    totalPrice: nairaFromKobo(quoteFor(rooms).total),
    ...overrides,
  };
}

/** The modify form's request without changes. */
export function modification(
  overrides: Partial<ReservationModification> = {},
): ReservationModification {
  const { checkInDate, checkOutDate, noOfAdult, noOfChildren, specialRequest } = stay;
  return { checkInDate, checkOutDate, noOfAdult, noOfChildren, specialRequest, ...overrides };
}

/** Asks for a reservation, from a network of one's own choice. */
export function reserve(
  hotel: Hotel,
  { token }: TestGuest,
  rooms?: Rooms,
  overrides?: Partial<ReservationRequest>,
  address?: string,
) {
  return hotel.request('POST', '/api/v1/reservation', {
    token,
    body: stayRequest(rooms, overrides),
    ...(address !== undefined && { address }),
  });
}

/** Makes a reservation that must succeed, and returns its id. */
export async function reserved(
  hotel: Hotel,
  guest: TestGuest,
  rooms?: Rooms,
  overrides?: Partial<ReservationRequest>,
): Promise<string> {
  const response = await reserve(hotel, guest, rooms, overrides);
  return textAt(response.body, 'reservationData.id');
}

/** Applies an event to a reservation that no guest can cause, e.g. its payment. */
export async function happen(hotel: Hotel, id: string, event: ReservationEvent): Promise<void> {
  const { context } = hotel;
  await context.database.transaction(async (tx) => {
    const row = await lockReservation(tx, id);
    if (!row) throw new Error(`There is no reservation ${id}.`);
    await applyEvent(tx, context, row, event);
  });
}

/** Asks for a reservation to be cancelled. */
export function cancel(hotel: Hotel, { token }: Pick<TestGuest, 'token'>, id: string) {
  return hotel.request('PATCH', `/api/v1/hotel/reservations/${id}/cancel`, { token });
}

/** Asks for a reservation to be modified. */
export function modify(
  hotel: Hotel,
  { token }: Pick<TestGuest, 'token'>,
  id: string,
  changes: Partial<ReservationModification>,
) {
  const body = modification(changes);
  return hotel.request('PATCH', `/api/v1/hotel/reservations/${id}/modify`, { token, body });
}

/** Opens a checkout page for a reservation. */
export async function startPayment(hotel: Hotel, { token }: TestGuest, id: string): Promise<void> {
  const body = { reservationId: id };
  const response = await hotel.request('POST', '/api/v1/payment/initiate-payment', { token, body });
  expect(response.status).toBe(200);
}

/** The statuses of the payments that were started for a reservation. */
export async function attemptsOf(hotel: Hotel, id: string): Promise<string[]> {
  const attempts = await hotel.context.database
    .select({ status: paymentAttempt.status })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.reservationId, id));
  return attempts.map(({ status }) => status);
}

/** The kinds of what happened with a reservation, oldest first. */
export async function historyOf(hotel: Hotel, id: string): Promise<string[]> {
  const events = await hotel.context.database
    .select({ kind: reservationEvent.kind })
    .from(reservationEvent)
    .where(eq(reservationEvent.reservationId, id))
    .orderBy(asc(reservationEvent.id));
  return events.map(({ kind }) => kind);
}

/** The reservation as its guest is shown it. */
export async function shown(hotel: Hotel, { token }: TestGuest, id: string): Promise<unknown> {
  const response = await hotel.request('GET', `/api/v1/hotel/reservations/${id}`, { token });
  return response.body;
}

/** A reservation as it has to be shown: in this status, and with what else is expected. */
export function shownAs(paymentStatus: string, more: object = {}) {
  return { reservation: { paymentStatus, ...more } };
}

/** How many rooms of each type are left for a stay. */
export async function roomsLeft(
  hotel: Hotel,
  checkIn = stay.checkInDate,
  checkOut = stay.checkOutDate,
): Promise<Record<string, number>> {
  const query = new URLSearchParams({ checkIn, checkOut });
  const { body } = await hotel.request('GET', `/api/v1/availability?${query}`);
  return Object.fromEntries(
    roomTypes.map(({ name }, index) => {
      expect(textAt(body, `rooms.${index}.roomType`)).toBe(name);
      return [name, numberAt(body, `rooms.${index}.roomsLeft`)];
    }),
  );
}
