import { fromPromise } from 'xstate';
import type { RefundRequest, ReservationModification } from '../../machines/contract/wire';
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
      cancelReservation: fromPromise(
        async ({ input, signal }: { input: Named; signal: AbortSignal }) => {
          const options = { params: pathOf(input), signal, ...ignoreBody };
          await readResponse(client.PATCH('/api/v1/hotel/reservations/{id}/cancel', options));
        },
      ),
      modifyReservation: fromPromise(
        async ({
          input: { modification: body, ...input },
          signal,
        }: {
          input: Named & { modification: ReservationModification };
          signal: AbortSignal;
        }) => {
          const options = { params: pathOf(input), body, signal, ...ignoreBody };
          await readResponse(client.PATCH('/api/v1/hotel/reservations/{id}/modify', options));
        },
      ),
      requestRefund: fromPromise(
        async ({
          input: { request: body, ...input },
          signal,
        }: {
          input: Named & { request: RefundRequest };
          signal: AbortSignal;
        }) => {
          const options = { params: pathOf(input), body, signal, ...ignoreBody };
          await readResponse(client.POST('/api/v1/hotel/payment/refund/request/{id}', options));
        },
      ),
      ...sessionLossActors(context),
      watchPageRestore: watchPageRestore(context),
    },
  });
}
