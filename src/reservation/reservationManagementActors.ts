import { otherDatesMachine } from '../../machines/reservation/otherDatesMachine';
import { reservationManagementMachine } from '../../machines/reservation/reservationManagementMachine';
import { parseRoomsOnDates } from '../api/availabilityResponse';
import { readResponse, ignoreBody } from '../api/client';
import { parseChanged, parseOneReservation } from '../api/reservationResponse';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { watchPageRestore } from '../context/watchActors';
import { watchHoldEnd } from './watchHoldEnd';
import { loginActors } from '../context/navigationActors';

/** A reservation's details and changes, connected to the hotel's server. */
export function provideReservationManagement(context: ApiContextValue) {
  const { client, randomKey } = context;
  const load = async (id: string, signal: AbortSignal) => {
    const params = { path: { id } };
    const answer = client.GET('/api/v1/hotel/reservations/{id}', { params, signal });
    return parseOneReservation(await readResponse(answer));
  };
  return reservationManagementMachine.provide({
    actors: {
      loadReservation: call(async ({ reservationId }, signal) => ({
        reservation: await load(reservationId, signal),
      })),
      prepareChange: call(async ({ reservationId, isToBeRead }, signal) => ({
        reservation: isToBeRead ? await load(reservationId, signal) : null,
        idempotencyKey: randomKey(),
      })),
      sendChange: call(async ({ change, reservationId: id, idempotencyKey }, signal) => {
        const header = { 'Idempotency-Key': idempotencyKey };
        const options = { params: { path: { id }, header }, signal, ...ignoreBody };
        const send = () => {
          switch (change.kind) {
            case 'cancelling':
              return client.PATCH('/api/v1/hotel/reservations/{id}/cancel', options);
            case 'modifying': {
              const body = change.modification;
              return client.PATCH('/api/v1/hotel/reservations/{id}/modify', { ...options, body });
            }
            case 'refunding': {
              const body = change.refund;
              return client.POST('/api/v1/hotel/payment/refund/request/{id}', { ...options, body });
            }
          }
        };
        return parseChanged(await readResponse(send()));
      }),
      ...loginActors(context),
      watchPageRestore: watchPageRestore(context),
      watchHoldEnd: watchHoldEnd(context),
    },
  });
}

/** A reservation's rooms on other dates, from the hotel's server. */
export function provideOtherDates({ client }: Pick<ApiContextValue, 'client'>) {
  return otherDatesMachine.provide({
    actors: {
      loadRoomsOnDates: call(async ({ reservationId: id, stay }, signal) => {
        const params = { path: { id }, query: stay };
        return parseRoomsOnDates(
          await readResponse(
            client.GET('/api/v1/hotel/reservations/{id}/availability', { params, signal }),
          ),
        );
      }),
    },
  });
}
