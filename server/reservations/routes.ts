import * as managementMessages from '../../messages/reservation/management';
import { reservationGroups } from '../../machines/reservation/groups';
import * as listMessages from '../../messages/reservation/list';
import { validationError } from '../contract/apiError';
import { requireAccount } from '../contract/requireCaller';
import type { Call, Routes } from '../contract/handlers';
import { withAtomicIdempotency } from '../http/atomicIdempotency';
import { networkHashOf, type Limit } from '../rateLimits/rateLimits';
import { roomsLeft } from '../rooms/availability';
import { nextFreeDates, soldOutNights } from '../rooms/soldOutNights';
import { cancelReservation } from './cancelReservation';
import { checkDates, checkModification, checkNightsAsked } from './checkRequest';
import type { EmailingContext } from '../email/context';
import { createReservation } from './createReservation';
import type { Reserver } from './lockAndLoadGuest';
import { findReservationForGuest, findReservationDetails } from './reading/findReservationForGuest';
import { modifyReservation } from './modifyReservation';
import { pageOfReservations } from './reading/history';
import { calendarType } from '../email/emailTransport';
import { wholeStayFactsOf } from './emails/emailFacts';
import { shortId } from './emails/emailParts';
import { otherDates } from './reading/otherDates';
import { findGuestReservation } from './queries';
import { reservationNotFound } from './errors';
import { stayCalendar } from './reading/stayCalendar';

const HOUR = 60 * 60_000;

/** How many reservations an account may make, change and cancel in an hour. It also limits their emails. */
const changesOfAccount = (most: number): Limit => ({
  name: 'reservation changes',
  most,
  window: HOUR,
});

/** The guest who reserves. */
function reserverOf(
  context: EmailingContext,
  call: Call<'createReservation'> | Call<'registerReservation'>,
): Reserver {
  const networkHash = networkHashOf(context, call.address);
  return { accountId: requireAccount(call), networkHash };
}

/** The operations that search for rooms, reserve them and manage a reservation. */
export function reservationRoutes(context: EmailingContext) {
  const changes = changesOfAccount(context.configuration.changesPerHour);
  const { database } = context;
  return {
    getAvailability: async ({ query: { checkIn, checkOut } }) => {
      checkDates(context, { checkIn, checkOut });
      const rooms = await roomsLeft(context, checkIn, checkOut);
      return { status: 200, body: { checkIn, checkOut, rooms } };
    },
    getSoldOutNights: async ({ query: { from, to } }) => {
      checkNightsAsked(context, { from, to });
      const nights = await soldOutNights(context, { from, to });
      return { status: 200, body: { from, to, nights } };
    },
    getNextFreeDates: async ({ query: { checkIn, checkOut } }) => {
      checkDates(context, { checkIn, checkOut });
      return { status: 200, body: { rooms: await nextFreeDates(context, { checkIn, checkOut }) } };
    },
    // Reserves at once with rooms; `totalPrice` is the price of one night.
    createReservation: withAtomicIdempotency(
      context,
      'createReservation',
      changes,
      async (within, call) => {
        const reserver = reserverOf(context, call);
        const reservationData = await createReservation(within, reserver, call.body, 'night');
        return { status: 201, body: { reservationData, totalAmount: reservationData.totalPrice } };
      },
    ),
    // Registers with or without rooms; `totalPrice` is the price of the stay.
    registerReservation: withAtomicIdempotency(
      context,
      'registerReservation',
      changes,
      async (within, call) => {
        const reserver = reserverOf(context, call);
        const newReservation = await createReservation(within, reserver, call.body, 'stay');
        return { status: 201, body: { results: [{ newReservation }] } };
      },
    ),
    getReservation: async (call) => {
      const accountId = requireAccount(call);
      const { id } = call.path;
      const reservation = await findReservationForGuest(database, context, accountId, id);
      return { status: 200, body: { reservation } };
    },
    getHotelReservation: async (call) => {
      const accountId = requireAccount(call);
      const { id } = call.path;
      const reservation = await findReservationDetails(database, context, accountId, id);
      return { status: 200, body: { reservation } };
    },
    listReservations: async (call) => {
      const { order, group, cursor, page } = call.query;
      if (Number(page) > 1) throw validationError({ page: listMessages.pagesByCursor });
      const whole = order === 'stay' ? reservationGroups : (['all'] as const);
      const parts = group === undefined ? whole : [group];
      const body = await pageOfReservations(context, requireAccount(call), parts, cursor);
      return { status: 200, body };
    },
    getReservationCalendar: async (call) => {
      const row = await findGuestReservation(context.database, requireAccount(call), call.path.id);
      if (!row) throw reservationNotFound();
      const calendar = stayCalendar(context, wholeStayFactsOf(row));
      const file = { mediaType: calendarType(calendar), name: `stay-${shortId(row)}.ics` };
      return { status: 200, file: { ...file, bytes: Buffer.from(calendar) } };
    },
    getReservationAvailability: async (call) => {
      const { checkIn, checkOut } = call.query;
      checkDates(context, { checkIn, checkOut });
      const stay = { checkIn, checkOut };
      const body = await otherDates(context, requireAccount(call), call.path.id, stay);
      return { status: 200, body };
    },
    cancelReservation: withAtomicIdempotency(
      context,
      'cancelReservation',
      changes,
      async (within, call) => {
        const reservation = await cancelReservation(within, requireAccount(call), call.path.id);
        return { status: 200, body: { message: managementMessages.cancelled, reservation } };
      },
    ),
    modifyReservation: withAtomicIdempotency(
      context,
      'modifyReservation',
      changes,
      async (within, call) => {
        const { path, body } = call;
        checkModification(context, body);
        const reservation = await modifyReservation(within, requireAccount(call), path.id, body);
        return { status: 200, body: { message: managementMessages.modified, reservation } };
      },
    ),
  } satisfies Partial<Routes>;
}
