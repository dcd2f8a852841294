import { fromPromise } from 'xstate';
import type { RefundRequest, ReservationModification } from '../../machines/contract/wire';
import { reservationManagementMachine } from '../../machines/reservationManagement';
import { answerOf } from '../wire/client';
import { effect } from './effect';
import type { JourneyParts } from './siteParts';
import { askForLoginWith } from './ways';

interface Named {
  reservationId: string;
}

const pathOf = ({ reservationId }: Named) => ({ path: { id: reservationId } });

/** The details of a reservation, and what can be done with it, with the hotel's server behind them. */
export function provideReservationManagement(parts: JourneyParts) {
  const { client } = parts;
  return reservationManagementMachine.provide({
    actors: {
      loadReservation: fromPromise(
        async ({ input, signal }: { input: Named; signal: AbortSignal }) => {
          const params = pathOf(input);
          const call = client.GET('/api/v1/hotel/reservations/{id}', { params, signal });
          return (await answerOf(call)).reservation;
        },
      ),
      cancelReservation: effect(async (input: Named) => {
        const params = pathOf(input);
        await answerOf(client.PATCH('/api/v1/hotel/reservations/{id}/cancel', { params }));
      }),
      modifyReservation: effect(
        async ({
          modification: body,
          ...input
        }: Named & { modification: ReservationModification }) => {
          const params = pathOf(input);
          await answerOf(client.PATCH('/api/v1/hotel/reservations/{id}/modify', { params, body }));
        },
      ),
      requestRefund: effect(
        async ({ request: body, ...input }: Named & { request: RefundRequest }) => {
          const params = pathOf(input);
          await answerOf(
            client.POST('/api/v1/hotel/payment/refund/request/{id}', { params, body }),
          );
        },
      ),
      askForLogin: askForLoginWith(parts),
    },
  });
}
