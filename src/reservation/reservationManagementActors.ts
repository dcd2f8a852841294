import { otherDatesMachine } from '../../machines/reservation/otherDatesMachine';
import { reservationManagementMachine } from '../../machines/reservation/reservationManagementMachine';
import { parseRoomsOnDates } from '../api/availabilityResponse';
import { readResponse, ignoreBody } from '../api/client';
import { parseChanged, parseOneReservation } from '../api/reservationResponse';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { watchPageRestore } from '../context/watchActors';
import { sessionLossActors } from '../context/navigationActors';

/** A reservation's details and changes, connected to the hotel's server. */
export function provideReservationManagement(context: ApiContextValue) {
  const { client } = context;
  return reservationManagementMachine.provide({
    actors: {
      loadReservation: call(async ({ reservationId: id }, signal) => {
        const params = { path: { id } };
        const answer = client.GET('/api/v1/hotel/reservations/{id}', { params, signal });
        return { reservation: parseOneReservation(await readResponse(answer)) };
      }),
      sendChange: call(async ({ change, reservationId: id }, signal) => {
        const options = { params: { path: { id } }, signal, ...ignoreBody };
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
      ...sessionLossActors(context),
      watchPageRestore: watchPageRestore(context),
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
