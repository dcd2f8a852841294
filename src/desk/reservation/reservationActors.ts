import { fromPromise } from 'xstate';
import { deskReservationMachine } from '../../../machines/desk/deskReservationMachine';
import type { ChosenAct } from '../../../machines/desk/openScreen';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { openScreenActors, sendReservationAct } from '../openScreenActors';

/** A reservation at the desk, connected to the hotel's server. */
export function provideDeskReservation(context: DeskContextValue) {
  const { client } = context;
  return deskReservationMachine.provide({
    actors: {
      ...openScreenActors(context, {
        ask: (id, header, signal) => {
          const params = { path: { id: id ?? '' }, header };
          return client.GET('/api/v1/desk/reservations/{id}', { params, signal });
        },
        send: sendReservationAct(context),
      }),
      previewAct: fromPromise(
        ({ input: { reservationId: id, request: body }, signal }: CallInput<ChosenAct>) => {
          const request = { params: { path: { id } }, body, signal };
          return answerOf(client.POST('/api/v1/desk/reservations/{id}/preview', request));
        },
      ),
    },
  });
}
