import * as managementMessages from '../../messages/reservation/management';
import { requireAccount } from '../contract/requireCaller';
import type { Call, Caller, Routes } from '../contract/handlers';
import { withAtomicIdempotency, type AtomicWork } from '../http/atomicIdempotency';
import { consumeLimit, networkHashOf, type Limit } from '../rateLimits/rateLimits';
import type { Configuration } from '../configuration/configuration';
import { roomsLeft } from '../rooms/availability';
import { nextFreeDates, soldOutNights } from '../rooms/soldOutNights';
import { cancelReservation } from './cancelReservation';
import { checkDates, checkModification, checkNightsAsked } from './checkRequest';
import type { ReservationsContext } from './context';
import {
  createReservation,
  lockGuestAndReadPrices,
  wantedStay,
  type GuestAndPrices,
  type WantedStay,
} from './createReservation';
import type { Reserver } from './lockAndLoadGuest';
import { findReservationForGuest, findReservationDetails } from './reading/findReservationForGuest';
import { modifyReservation } from './modifyReservation';
import { pageOfHistory } from './reading/history';
import { pageByStay } from './reading/historyByStay';
import { wholeStayFactsOf } from './emails/emailFacts';
import { shortId } from './emails/emailParts';
import { otherDates } from './reading/otherDates';
import { findGuestReservation } from './queries';
import { reservationNotFound } from './errors';
import { stayCalendar } from './reading/stayCalendar';

type ReservationOperation =
  | 'getAvailability'
  | 'getSoldOutNights'
  | 'getNextFreeDates'
  | 'createReservation'
  | 'registerReservation'
  | 'getReservation'
  | 'getHotelReservation'
  | 'listReservations'
  | 'getReservationCalendar'
  | 'getReservationAvailability'
  | 'cancelReservation'
  | 'modifyReservation';

const HOUR = 60 * 60_000;

/** How many reservations an account may make, change and cancel in an hour. It also limits their emails. */
const changesOfAccount = ({ changesPerHour }: Configuration): Limit => ({
  name: 'reservation changes',
  most: changesPerHour,
  window: HOUR,
});

type ReservingWork<Id extends 'createReservation' | 'registerReservation'> = AtomicWork<
  Id,
  ReservationsContext,
  WantedStay,
  GuestAndPrices
>;

function reserverOf(
  context: ReservationsContext,
  call: Call<'createReservation'> | Call<'registerReservation'>,
): Reserver {
  return { accountId: requireAccount(call), networkHash: networkHashOf(context, call.address) };
}

/** Reserves at once with rooms; `totalPrice` is the price of one night. */
function creating(context: ReservationsContext): ReservingWork<'createReservation'> {
  return {
    prepare: (call) => wantedStay(context, reserverOf(context, call), call.body, 'of a night'),
    open: lockGuestAndReadPrices,
    work: async (within, wanted, reserving) => {
      const reservationData = await createReservation(within, wanted, reserving);
      return { status: 201, body: { reservationData, totalAmount: reservationData.totalPrice } };
    },
  };
}

/** Registers with or without rooms; `totalPrice` is the price of the stay. */
function registering(context: ReservationsContext): ReservingWork<'registerReservation'> {
  return {
    prepare: (call) => wantedStay(context, reserverOf(context, call), call.body, 'of the stay'),
    open: lockGuestAndReadPrices,
    work: async (within, wanted, reserving) => {
      const newReservation = await createReservation(within, wanted, reserving);
      return { status: 201, body: { results: [{ newReservation }] } };
    },
  };
}

/** The operations that search for rooms, reserve them and manage a reservation. */
export function reservationRoutes(context: ReservationsContext): Routes<ReservationOperation> {
  const changes = changesOfAccount(context.configuration);
  /** Counts the request before the work, because each of these sends an email. */
  const counted =
    <C extends { caller: Caller | null }, R>(handle: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      await consumeLimit(context, changes, requireAccount(call));
      return handle(call);
    };
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
    createReservation: withAtomicIdempotency(
      context,
      'createReservation',
      changes,
      creating(context),
    ),
    registerReservation: withAtomicIdempotency(
      context,
      'registerReservation',
      changes,
      registering(context),
    ),
    getReservation: async (call) => {
      const { id } = call.path;
      const reservation = await findReservationForGuest(
        database,
        context,
        requireAccount(call),
        id,
      );
      return { status: 200, body: { reservation } };
    },
    getHotelReservation: async (call) => {
      const { id } = call.path;
      const reservation = await findReservationDetails(database, context, requireAccount(call), id);
      return { status: 200, body: { reservation } };
    },
    listReservations: async (call) => {
      const { order, group, cursor } = call.query;
      const isByStay = order === 'stay' || group !== undefined;
      const accountId = requireAccount(call);
      const body = isByStay
        ? await pageByStay(context, accountId, group, cursor)
        : await pageOfHistory(context, accountId, cursor);
      return { status: 200, body };
    },
    getReservationCalendar: async (call) => {
      const row = await findGuestReservation(context.database, requireAccount(call), call.path.id);
      if (!row) throw reservationNotFound();
      const bytes = Buffer.from(stayCalendar(context, wholeStayFactsOf(row)));
      const mediaType = 'text/calendar; charset=utf-8';
      return { status: 200, file: { mediaType, name: `stay-${shortId(row)}.ics`, bytes } };
    },
    getReservationAvailability: async (call) => {
      const { checkIn, checkOut } = call.query;
      checkDates(context, { checkIn, checkOut });
      const stay = { checkIn, checkOut };
      const body = await otherDates(context, requireAccount(call), call.path.id, stay);
      return { status: 200, body };
    },
    cancelReservation: counted(async (call) => {
      const reservation = await cancelReservation(context, requireAccount(call), call.path.id);
      return { status: 200, body: { message: managementMessages.cancelled, reservation } };
    }),
    modifyReservation: counted(async (call) => {
      checkModification(context, call.body);
      const reservation = await modifyReservation(
        context,
        requireAccount(call),
        call.path.id,
        call.body,
      );
      return { status: 200, body: { message: managementMessages.modified, reservation } };
    }),
  };
}
