import { fromCallback, type EventObject } from 'xstate';
import { bookingMachine, type BookingEvent } from '../../machines/booking/bookingMachine';
import {
  reservationCreationMachine,
  type ReservationCreation,
} from '../../machines/booking/reservationCreationMachine';
import { bookingDetailsMachine } from '../../machines/booking/bookingDetailsMachine';
import { roomOfferIn } from '../../machines/booking/roomCounts';
import { roomSelectionMachine } from '../../machines/booking/roomSelectionMachine';
import { defaultStayLimits, knownToday } from '../../machines/shared/stay';
import { isStayOffered, type StayDates } from '../../machines/shared/stayDates';
import { awaitsPayment, statusOf } from '../../machines/reservation/reservationStatus';
import { isRecord } from '../storage/isRecord';
import { valueAt } from '../api/valueAt';
import { parseAvailability } from '../api/availabilityResponse';
import { readResponse } from '../api/client';
import { tryParse } from '../api/reading';
import { parseCreation, parseReservation } from '../api/reservationResponse';
import { receivedAtBy } from '../context/receivedAt';
import { call } from '../context/effect';
import { guestId, rememberedGuestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { watchLocation } from '../context/watchLocation';
import { loginActors, navigateActor } from '../context/navigationActors';
import { prefersReducedData } from '../browser/connection';
import { bookingStorage } from './bookingStorage';
import { type LoadRoomsLeft, roomsPrefetch } from './roomsPrefetch';

/** Creates a reservation. Returns the response unparsed, with the fields under which the site stores the last one. */
async function create(
  { client }: ApiContextValue,
  creation: ReservationCreation,
  signal: AbortSignal,
): Promise<unknown> {
  const params = { header: { 'Idempotency-Key': creation.idempotencyKey } };
  if (creation.flow === 'confirm') {
    return readResponse(
      client.POST('/api/v1/reservation', { params, body: creation.request, signal }),
    );
  }
  const response = await readResponse(
    client.POST('/api/v1/hotel/reservation/register', {
      params,
      body: creation.request,
      signal,
    }),
  );
  const reservation = valueAt(response, 'results', 0, 'newReservation');
  const fields = { reservationData: reservation, totalAmount: valueAt(reservation, 'totalPrice') };
  return isRecord(response) ? { ...response, ...fields } : fields;
}

/** Passes a new reservation on to the next screen, if the response has it and it awaits payment. */
function handOver(
  { createdReservation, clock }: ApiContextValue,
  response: unknown,
  guest: string,
): void {
  const reservation = tryParse(() => parseReservation(valueAt(response, 'reservationData')));
  if (!reservation || !awaitsPayment(statusOf(reservation))) return;
  createdReservation.put({ reservation, receivedAt: receivedAtBy(clock) }, guest, clock.now());
}

/** The booking, connected to the hotel's server and the browser's storage. */
export function provideBooking(context: ApiContextValue, stored = bookingStorage(context)) {
  const { client, storage, randomKey, clock } = context;
  const load: LoadRoomsLeft = async (query, signal) => {
    const answer = client.GET('/api/v1/availability', { params: { query }, signal });
    return roomOfferIn(parseAvailability(await readResponse(answer)));
  };
  const ahead = roomsPrefetch(load, clock.now);
  /** The key of a new booking until it is first sent. A repeated key could be answered with an older reservation. */
  let unsentKey: string | undefined;
  let tellBooking: (event: BookingEvent) => void = () => undefined;
  /** Whether another tab was first: the booking turns to what that did, and leaves the call that asks. */
  function isElsewhere(key: string | null): boolean {
    const elsewhere = stored.elsewhere();
    const isSame = elsewhere?.kind === 'sent' && elsewhere.booking.idempotencyKey === key;
    if (elsewhere === null || isSame || (key === null && elsewhere.kind === 'refused'))
      return false;
    tellBooking({ type: 'booking.changedElsewhere', elsewhere });
    return true;
  }
  return bookingMachine.provide({
    actors: {
      bookingDetails: bookingDetailsMachine.provide({
        actors: {
          // A prefetch: skipped for guests who save data, and for stays that are not offered.
          prefetchRooms: fromCallback<EventObject, StayDates>(({ input: stay }) => {
            const isOffered = isStayOffered(stay, knownToday(clock.serverNow()), defaultStayLimits);
            return isOffered && !prefersReducedData() ? ahead.want(stay) : undefined;
          }),
        },
      }),
      roomSelection: roomSelectionMachine.provide({
        actors: {
          loadRoomsLeft: call(
            async (stay, signal) => (await ahead.take(stay, signal)) ?? (await load(stay, signal)),
          ),
        },
      }),
      reservationCreation: reservationCreationMachine.provide({
        actors: {
          makeIdempotencyKey: call(() => {
            if (isElsewhere(null)) return new Promise(() => undefined);
            unsentKey = randomKey();
            stored.claim(unsentKey);
            return Promise.resolve({ idempotencyKey: unsentKey });
          }),
          createReservation: call(async (creation, signal) => {
            const guest = guestId(context);
            const isFirstTry = creation.idempotencyKey === unsentKey;
            unsentKey = undefined;
            const send = async () => {
              const response = await create(context, creation, signal);
              // If the guest has logged out meanwhile, nothing is stored that the next guest could see.
              const isStillHere =
                guest !== undefined && rememberedGuestId(context) === guest && !signal.aborted;
              if (isStillHere) storage.lastReservationResponse.write(guest, response);
              if (isStillHere && isFirstTry) handOver(context, response, guest);
              return { reservationId: parseCreation(response).reservationId ?? null };
            };
            const created = await stored.send(creation.idempotencyKey, isElsewhere, send, signal);
            return created ?? new Promise(() => undefined);
          }),
          awaitSender: call(async (_, signal) => stored.senderIsDone(signal)),
        },
      }),
      watchOtherTabs: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const textOf = (value: unknown) => JSON.stringify(value);
        let last = textOf(stored.elsewhere());
        tellBooking = (event) => sendBack(event);
        return stored.watch(() => {
          const elsewhere = stored.elsewhere();
          if (elsewhere && textOf(elsewhere) !== last) {
            tellBooking({ type: 'booking.changedElsewhere', elsewhere });
          }
          last = textOf(elsewhere);
        });
      }),
      watchLocation: watchLocation(context),
      navigate: navigateActor(context),
      ...loginActors(context),
    },
  });
}
