import { fromPromise } from 'xstate';
import { bookingMachine } from '../../machines/booking';
import type { ReservationCreation } from '../../machines/bookingTypes';
import { roomsLeftIn } from '../../machines/roomSelection';
import type { LagosDate } from '../../machines/stay';
import { isReservationCreated } from '../storage/shapes';
import { at, textAt } from '../wire/at';
import { answerOf } from '../wire/client';
import { guestId } from './guestId';
import type { JourneyParts } from './siteParts';
import { askForLoginWith, navigateWith } from './ways';

/** Sends a creation; both flows' answers in the shape in which the site keeps the last one. */
async function create({ client }: JourneyParts, creation: ReservationCreation): Promise<unknown> {
  const params = { header: { 'Idempotency-Key': creation.idempotencyKey } };
  if (creation.flow === 'confirm') {
    return answerOf(client.POST('/api/v1/reservation', { params, body: creation.request }));
  }
  const answer: unknown = await answerOf(
    client.POST('/api/v1/hotel/reservation/register', { params, body: creation.request }),
  );
  const reservation = at(answer, 'results', 0, 'newReservation');
  return { reservationData: reservation, totalAmount: at(reservation, 'totalPrice') };
}

/** The booking with the hotel's server and the browser's storage behind it. */
export function provideBooking(parts: JourneyParts) {
  const { client, storage, uniqueKey } = parts;
  return bookingMachine.provide({
    actors: {
      loadRoomsLeft: fromPromise<
        ReturnType<typeof roomsLeftIn>,
        { checkIn: LagosDate; checkOut: LagosDate }
      >(async ({ input: query, signal }) =>
        roomsLeftIn(
          await answerOf(client.GET('/api/v1/availability', { params: { query }, signal })),
        ),
      ),
      makeIdempotencyKey: fromPromise(() => Promise.resolve({ idempotencyKey: uniqueKey() })),
      createReservation: fromPromise(async ({ input }: { input: ReservationCreation }) => {
        const answer = await create(parts, input);
        const guest = guestId(parts);
        if (guest && isReservationCreated(answer)) {
          storage.lastReservationResponse.write(guest, answer);
        }
        return { reservationId: textAt(answer, 'reservationData', 'id') ?? null };
      }),
      navigate: navigateWith(parts),
      askForLogin: askForLoginWith(parts),
    },
  });
}
