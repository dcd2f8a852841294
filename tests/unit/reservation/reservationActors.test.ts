import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideReservationList } from '../../../src/reservation/reservationListActors';
import { provideReservationManagement } from '../../../src/reservation/reservationManagementActors';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { adaobi, NOW, openJourney, type Responder } from '../../support/journeyWithoutPage';

const reservation = exampleReservation();
const shown = 'GET /api/v1/hotel/reservations/r-1';
const history = 'GET /api/v1/hotel/reservations/history';
const byStay = `${history}?order=stay`;
const other = exampleReservation({ id: 'r-2' });

/** The details of a reservation. */
function openDetails(responses: Record<string, Responder>, guest: typeof adaobi | null = adaobi) {
  const journey = openJourney({ responses, guest, path: '/my-reservations/r-1' });
  const screen = createActor(provideReservationManagement(journey.context), {
    input: { reservationId: 'r-1', wanted: null, idempotencyKey: null },
  }).start();
  const settled = () => waitFor(screen, (snapshot) => !snapshot.hasTag('busy'));
  return { ...journey, screen, settled };
}

/** The list of reservations. */
function openList(responses: Record<string, Responder>, guest: typeof adaobi | null = adaobi) {
  const journey = openJourney({ responses, guest, path: '/my-reservations' });
  const screen = createActor(provideReservationList(journey.context)).start();
  const settled = () => waitFor(screen, (snapshot) => !snapshot.hasTag('busy'));
  return { ...journey, screen, settled };
}

describe('The guest’s reservations', () => {
  it('are read from the server, again when the page shows again', async () => {
    const list = openList({ [history]: () => ({ reservations: [reservation] }) });
    expect((await list.settled()).context.reservations).toEqual([reservation]);
    list.comeBack();
    await list.settled();
    expect(list.whatWasAsked()).toEqual([byStay, byStay]);
  });

  it('go on behind those that were read', async () => {
    const more = [{ reservations: [reservation], nextCursor: 'behind' }, { reservations: [other] }];
    const list = openList({ [history]: () => more.shift() ?? {} });
    await list.settled();
    list.screen.send({ type: 'more.requested' });
    expect((await list.settled()).context.reservations).toEqual([reservation, other]);
    expect(list.whatWasAsked()).toEqual([byStay, `${byStay}&cursor=behind`]);
  });
});

const cancel = 'PATCH /api/v1/hotel/reservations/r-1/cancel';
const modify = 'PATCH /api/v1/hotel/reservations/r-1/modify';
const refund = 'POST /api/v1/hotel/payment/refund/request/r-1';

type Details = ReturnType<typeof openDetails>['screen'];

/** The steps to each change, and the request that it sends. */
const changes: [call: string, stands: object, ask: (screen: Details) => void, body: unknown][] = [
  [
    cancel,
    reservation,
    (screen) => {
      screen.send({ type: 'cancel.requested' });
      screen.send({ type: 'change.confirmed' });
    },
    undefined,
  ],
  [
    modify,
    { ...reservation, revision: 4 },
    (screen) => {
      screen.send({ type: 'modify.requested' });
      screen.send({ type: 'field.edited', field: 'adults', value: 1 });
      screen.send({ type: 'draft.submitted', now: NOW });
    },
    {
      checkInDate: reservation.checkInDate,
      checkOutDate: reservation.checkOutDate,
      noOfAdult: 1,
      noOfChildren: 6,
      specialRequest: 'nothing',
      revision: 4,
    },
  ],
  [
    refund,
    paidReservation,
    (screen) => {
      screen.send({ type: 'refund.requested', now: NOW });
      screen.send({ type: 'field.edited', field: 'reason', value: 'Plans have changed' });
      screen.send({ type: 'draft.submitted', now: NOW });
      screen.send({ type: 'change.confirmed' });
    },
    { reason: 'Plans have changed' },
  ],
];

describe.each(changes)('The change %s', (call, stands, ask, body) => {
  it.each([
    ['a body', (): object => ({ message: 'Done' })],
    ['no body', (): object => new Response(null, { status: 200 })],
    ['a body that is no JSON', (): object => new Response('Done', { status: 200 })],
  ])('is made when it is answered with %s', async (_, response) => {
    const details = openDetails({ [shown]: () => ({ reservation: stands }), [call]: response });
    await details.settled();
    ask(details.screen);
    await details.settled();
    expect(details.whatWasAsked()).toEqual([shown, call, shown]);
    expect(details.calls[1]?.body).toEqual(body);
    expect(details.screen.getSnapshot().context.done).not.toBeNull();
  });

  it('shows as the server has answered it, though it cannot be read again', async () => {
    const answered = { ...stands, totalPrice: 12_345, roomNumber: '207' };
    const readings = [{ reservation: stands }];
    const details = openDetails({
      [shown]: () => readings.shift() ?? new Response('', { status: 500 }),
      [call]: () => ({ message: 'Done', reservation: answered }),
    });
    await details.settled();
    ask(details.screen);
    expect((await details.settled()).context.reservation).toEqual(answered);
  });
});
