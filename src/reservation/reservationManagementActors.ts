import { fromPromise } from 'xstate';
import type { ChangeRequest } from '../../machines/reservation/pendingChange';
import { reservationManagementMachine } from '../../machines/reservation/reservationManagementMachine';
import { readResponse, ignoreBody } from '../api/client';
import { parseOneReservation } from '../api/reservationResponse';
import type { ApiContextValue } from '../context/apiContext';
import { watchPageRestore } from '../context/watchActors';
import { sessionLossActors } from '../context/navigationActors';

interface Named {
  reservationId: string;
}

const pathOf = ({ reservationId }: Named) => ({ path: { id: reservationId } });

/** A reservation's details and changes, connected to the hotel's server. */
export function provideReservationManagement(context: ApiContextValue) {
  const { client } = context;
  return reservationManagementMachine.provide({
    actors: {
      loadReservation: fromPromise(
        async ({ input, signal }: { input: Named; signal: AbortSignal }) => {
          const params = pathOf(input);
          const call = client.GET('/api/v1/hotel/reservations/{id}', { params, signal });
          return { reservation: parseOneReservation(await readResponse(call)) };
        },
      ),
      sendChange: fromPromise(
        async ({
          input: { change, ...named },
          signal,
        }: {
          input: Named & { change: ChangeRequest };
          signal: AbortSignal;
        }) => {
          const options = { params: pathOf(named), signal, ...ignoreBody };
          switch (change.kind) {
            case 'cancelling':
              await readResponse(client.PATCH('/api/v1/hotel/reservations/{id}/cancel', options));
              break;
            case 'modifying':
              await readResponse(
                client.PATCH('/api/v1/hotel/reservations/{id}/modify', {
                  ...options,
                  body: change.modification,
                }),
              );
              break;
            case 'refunding':
              await readResponse(
                client.POST('/api/v1/hotel/payment/refund/request/{id}', {
                  ...options,
                  body: change.refund,
                }),
              );
          }
        },
      ),
      ...sessionLossActors(context),
      watchPageRestore: watchPageRestore(context),
    },
  });
}
