import { describe, expect, it } from 'vitest';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { createActor, waitFor } from 'xstate';
import type { BookingFlow } from '../../../machines/booking/bookingFailure';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { savedBookingOf } from '../../../machines/booking/savedBooking';
import {
  reservationRegistration,
  reservationRequest,
} from '../../../machines/booking/bookingRequest';
import { provideBooking } from '../../../src/booking/bookingActors';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import {
  adaobi,
  bola,
  NOW,
  openJourney,
  refused,
  type Responder,
} from '../../support/journeyWithoutPage';
import { filled } from './bookingSetting';

const available = 'GET /api/v1/availability';
const calls = {
  confirm: 'POST /api/v1/reservation',
  payment: 'POST /api/v1/hotel/reservation/register',
};
const oneDeluxe = { ...noRooms, deluxe: 1 };
const reservation = exampleReservation();
const responses = {
  confirm: { message: 'Created', reservationData: reservation },
  payment: { message: 'Created', results: [{ newReservation: reservation }] },
};
const twoLeft = { rooms: [{ roomType: 'Deluxe Room', roomsLeft: 2 }] };

interface Setting {
  flow?: BookingFlow;
  create?: Responder;
  availability?: Responder;
  guest?: typeof adaobi | null;
}

/** A booking whose details are known, at the room selection. */
function openRooms({ flow = 'confirm', create, availability, guest = adaobi }: Setting = {}) {
  const journey = openJourney({
    bookingFlow: flow,
    guest,
    path: '/roombooking',
    responses: {
      [available]: availability ?? (() => twoLeft),
      ...(create ? { [calls[flow]]: create } : {}),
    },
  });
  const booking = createActor(provideBooking(journey.context), {
    input: {
      flow,
      path: '/roombooking',
      profile: null,
      stayToRepeat: null,
      madeBefore: null,
      saved: savedBookingOf({ form: filled, counts: noRooms, idempotencyKey: null }),
    },
  }).start();
  const rooms = () => booking.getSnapshot().children.roomSelection;
  const creation = () => booking.getSnapshot().children.reservationCreation;
  const creations = () => journey.calls.filter(({ what }) => what === calls[flow]);
  return { ...journey, booking, rooms, creation, creations };
}

/** The same booking after a Deluxe Room was chosen and booked. */
async function bookARoom(setting: Setting) {
  const opened = openRooms(setting);
  await expect.poll(() => opened.rooms()?.getSnapshot().context.roomsLeft?.deluxe).toBe(2);
  opened.rooms()?.send({ type: 'room.added', roomType: 'deluxe' });
  opened.rooms()?.send({ type: 'booking.continued', now: NOW });
  return opened;
}

/** Repeats a creation under the same key after its first response was lost. */
function repeatCreation({ creation }: ReturnType<typeof openRooms>) {
  creation()?.send({ type: 'alert.acknowledged' });
  creation()?.send({ type: 'booking.continued', now: NOW });
}

describe.each(['confirm', 'payment'] as const)('A creation that goes on to %s', (flow) => {
  const body =
    flow === 'confirm'
      ? reservationRequest(filled, oneDeluxe, specifiedPrices)
      : reservationRegistration(filled, oneDeluxe, specifiedPrices);

  it('is sent under its key, kept for the guest and handed on to the next page', async () => {
    const { creations, storage, context, places } = await bookARoom({
      flow,
      create: () => responses[flow],
    });
    const path = flow === 'confirm' ? '/reservation/r-1/confirm' : '/payment';
    await expect.poll(() => places).toEqual([path]);
    expect(creations()).toMatchObject([{ body, key: 'key-1' }]);
    expect(storage.lastReservationResponse.find(adaobi.id)).toMatchObject({
      kind: 'found',
      value: {
        message: 'Created',
        reservationData: reservation,
        ...(flow === 'payment' ? { totalAmount: reservation.totalPrice } : {}),
      },
    });
    expect(context.createdReservation.take('r-1', adaobi.id, NOW)).toEqual({
      reservation,
      receivedAt: NOW.toISOString(),
    });
  });

  it('is repeated under the same key; what comes then may be old, and is not handed on', async () => {
    let tries = 0;
    const opened = await bookARoom({
      flow,
      create() {
        tries += 1;
        return tries === 1 ? refused(500, 'server_error') : responses[flow];
      },
    });
    await expect.poll(() => opened.creation()?.getSnapshot().hasTag('alert')).toBe(true);
    repeatCreation(opened);
    await expect.poll(() => opened.places.length).toBe(1);
    expect(opened.creations().map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(opened.context.createdReservation.take('r-1', adaobi.id, NOW)).toBeUndefined();
  });

  it('of which the answer is that it is paid already is not handed on to be paid', async () => {
    const { context, places, storage } = await bookARoom({
      flow,
      create: () => ({
        reservationData: paidReservation,
        results: [{ newReservation: paidReservation }],
      }),
    });
    await expect.poll(() => places.length).toBe(1);
    expect(context.createdReservation.take('r-1', adaobi.id, NOW)).toBeUndefined();
    expect(storage.lastReservationResponse.find(adaobi.id)).toMatchObject({ kind: 'found' });
  });

  it('leaves nothing to the guest who has taken the place of the one who asked', async () => {
    const opened = await bookARoom({
      flow,
      create() {
        opened.becomes(bola);
        return responses[flow];
      },
    });
    await expect.poll(() => opened.places.length).toBe(1);
    expect(opened.device.read('lastReservationResponse')).toBeNull();
    expect(opened.context.createdReservation.take('r-1', bola.id, NOW)).toBeUndefined();
    expect(opened.context.createdReservation.take('r-1', adaobi.id, NOW)).toBeUndefined();
  });
});

describe('The booking', () => {
  it('has a visitor asked to log in, and come back to the rooms', async () => {
    const opened = openRooms({ guest: null });
    await expect.poll(() => opened.rooms()?.getSnapshot().context.roomsLeft?.deluxe).toBe(2);
    opened.rooms()?.send({ type: 'room.added', roomType: 'deluxe' });
    opened.rooms()?.send({ type: 'booking.continued', now: NOW });
    await waitFor(opened.session, (snapshot) => snapshot.hasTag('alert'));
    expect(opened.session.getSnapshot().context.returnPath).toBe('/roombooking');
  });
});
