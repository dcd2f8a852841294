import { managementMessages } from '../../machines/messages/management';
import { nightsBetween } from '../../machines/stay';
import { accountOf } from '../contract/accountOf';
import type { Call, Handlers, Reply } from '../contract/handlers';
import { withAtomicIdempotency } from '../idempotency';
import type { Parts } from '../parts';
import { roomsLeft } from './availability';
import { cancelReservation } from './cancelReservation';
import { checkDates, checkModification, checkReservation } from './checkRequest';
import { createReservation } from './createReservation';
import { findReservationForGuest } from './findReservationForGuest';
import { modifyReservation } from './modifyReservation';
import { priceRooms, refuseOtherNightlySum, refuseOtherStayTotal } from './priceRooms';
import { listOwnReservations } from './queries';
import { showReservations } from './showReservations';

type ReservationOperation =
  | 'getAvailability'
  | 'createReservation'
  | 'registerReservation'
  | 'getReservation'
  | 'getHotelReservation'
  | 'listReservations'
  | 'cancelReservation'
  | 'modifyReservation';

/** Reserves at once with rooms; `totalPrice` is the price of one night. */
async function create(parts: Parts, call: Call<'createReservation'>) {
  const { roomAllocations, totalPrice, ...request } = call.body;
  checkReservation(parts, request);
  const rooms = priceRooms(roomAllocations);
  refuseOtherNightlySum(totalPrice, rooms);
  const reservationData = await createReservation(parts, accountOf(call), request, rooms);
  const body = { reservationData, totalAmount: reservationData.totalPrice };
  return { status: 201, body } as const;
}

/** Registers with or without rooms; `totalPrice` is the price of the stay. */
async function register(
  parts: Parts,
  call: Call<'registerReservation'>,
): Promise<Reply<'registerReservation'>> {
  const { roomAllocations = [], totalPrice, ...request } = call.body;
  checkReservation(parts, request);
  const rooms = priceRooms(roomAllocations);
  const nights = nightsBetween(request.checkInDate, request.checkOutDate);
  if (rooms.length > 0) refuseOtherStayTotal(totalPrice, rooms, nights);
  const newReservation = await createReservation(parts, accountOf(call), request, rooms);
  return { status: 201, body: { results: [{ newReservation }] } };
}

async function find(parts: Parts, call: Call<'getReservation'> | Call<'getHotelReservation'>) {
  const { database } = parts;
  const reservation = await findReservationForGuest(database, parts, accountOf(call), call.path.id);
  return { status: 200, body: { reservation } } as const;
}

/** The operations around looking for rooms, reserving them and managing a reservation. */
export function reservationHandlers(parts: Parts): Handlers<ReservationOperation> {
  return {
    getAvailability: async ({ query: { checkIn, checkOut } }) => {
      checkDates(parts, { checkIn, checkOut });
      const rooms = await roomsLeft(parts, checkIn, checkOut);
      return { status: 200, body: { checkIn, checkOut, rooms } };
    },
    createReservation: withAtomicIdempotency(
      parts,
      'createReservation',
      (within) => (call) => create(within, call),
    ),
    registerReservation: withAtomicIdempotency(
      parts,
      'registerReservation',
      (within) => (call) => register(within, call),
    ),
    getReservation: (call) => find(parts, call),
    getHotelReservation: (call) => find(parts, call),
    listReservations: async (call) => {
      const rows = await listOwnReservations(parts.database, accountOf(call));
      const reservations = await showReservations(parts.database, parts, rows);
      return { status: 200, body: { reservations } };
    },
    cancelReservation: async (call) => {
      const reservation = await cancelReservation(parts, accountOf(call), call.path.id);
      return { status: 200, body: { message: managementMessages.cancelled, reservation } };
    },
    modifyReservation: async (call) => {
      checkModification(parts, call.body);
      const reservation = await modifyReservation(parts, accountOf(call), call.path.id, call.body);
      return { status: 200, body: { message: managementMessages.modified, reservation } };
    },
  };
}
