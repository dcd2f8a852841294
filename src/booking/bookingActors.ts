import { fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking/bookingMachine';
import {
  reservationCreationMachine,
  type ReservationCreation,
} from '../../machines/booking/reservationCreationMachine';
import { bookingDetailsMachine } from '../../machines/booking/bookingDetailsMachine';
import { roomsLeftIn } from '../../machines/booking/roomCounts';
import type { RoomsLeft } from '../../machines/shared/roomsLeft';
import { roomSelectionMachine } from '../../machines/booking/roomSelectionMachine';
import { defaultStayLimits, lagosToday } from '../../machines/shared/stay';
import { isStayOffered, type StayDates } from '../../machines/shared/stayDates';
import { awaitsPayment, statusOf } from '../../machines/reservation/reservationStatus';
import { isRecord } from '../storage/isRecord';
import { valueAt } from '../api/valueAt';
import { parseAvailability } from '../api/availabilityResponse';
import { readResponse } from '../api/client';
import { tryParse } from '../api/reading';
import { parseCreation, parseReservation } from '../api/reservationResponse';
import { effect } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';
import { watchAddressWith } from '../context/watchAddress';
import { sessionLossWith, navigateWith } from '../context/navigationActors';
import { prefersReducedData } from '../browser/connection';
import { type LoadRoomsLeft, roomsPrefetch } from './roomsPrefetch';

/** Sends a creation; both flows' answers as they came, and with the fields in which the site keeps the last one. */
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
  const answer = await readResponse(
    client.POST('/api/v1/hotel/reservation/register', {
      params,
      body: creation.request,
      signal,
    }),
  );
  const reservation = valueAt(answer, 'results', 0, 'newReservation');
  const fields = { reservationData: reservation, totalAmount: valueAt(reservation, 'totalPrice') };
  return isRecord(answer) ? { ...answer, ...fields } : fields;
}

/** Hands on the reservation in a creation's answer, if it can be read and waits for its payment. */
function handOn(
  { createdReservation, now }: ApiContextValue,
  answer: unknown,
  guest: string,
): void {
  const reservation = tryParse(() => parseReservation(valueAt(answer, 'reservationData')));
  if (!reservation || !awaitsPayment(statusOf(reservation))) return;
  createdReservation.put({ reservation, answeredAt: now().toISOString() }, guest);
}

/** The booking with the hotel's server and the browser's storage behind it. */
export function provideBooking(parts: ApiContextValue) {
  const { client, storage, randomKey, now } = parts;
  const load: LoadRoomsLeft = async (query, signal) => {
    const call = client.GET('/api/v1/availability', { params: { query }, signal });
    return roomsLeftIn(parseAvailability(await readResponse(call)));
  };
  const ahead = roomsPrefetch(load, now);
  /** The key under which nothing has been sent yet: what comes under an older one may be old. */
  let newKey: string | undefined;
  return bookingMachine.provide({
    actors: {
      bookingDetails: bookingDetailsMachine.provide({
        actors: {
          // Nobody has asked for it yet: not for a guest who saves data, nor for a stay that is refused.
          lookAhead: effect(async (stay: StayDates) => {
            const isOffered = isStayOffered(stay, lagosToday(now()), defaultStayLimits);
            if (isOffered && !prefersReducedData()) await ahead.ask(stay);
          }),
        },
      }),
      roomSelection: roomSelectionMachine.provide({
        actors: {
          loadRoomsLeft: fromPromise<RoomsLeft, StayDates>(
            async ({ input: stay, signal }) =>
              (await ahead.take(stay, signal)) ?? (await load(stay, signal)),
          ),
        },
      }),
      reservationCreation: reservationCreationMachine.provide({
        actors: {
          makeIdempotencyKey: fromPromise(() => {
            newKey = randomKey();
            return Promise.resolve({ idempotencyKey: newKey });
          }),
          createReservation: fromPromise(
            async ({ input, signal }: { input: ReservationCreation; signal: AbortSignal }) => {
              const guest = guestId(parts);
              const isFirstTry = input.idempotencyKey === newKey;
              newKey = undefined;
              const answer = await create(parts, input, signal);
              // A guest who has left meanwhile leaves nothing behind, and the next one gets nothing.
              const stays = guest !== undefined && guestId(parts) === guest && !signal.aborted;
              if (stays) storage.lastReservationResponse.write(guest, answer);
              if (stays && isFirstTry) handOn(parts, answer, guest);
              return { reservationId: parseCreation(answer).reservationId ?? null };
            },
          ),
        },
      }),
      watchAddress: watchAddressWith(parts),
      navigate: navigateWith(parts),
      ...sessionLossWith(parts),
    },
  });
}
