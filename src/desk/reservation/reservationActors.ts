import { fromPromise } from 'xstate';
import { deskReservationMachine } from '../../../machines/desk/deskReservationMachine';
import type { AskInput, ChosenAct } from '../../../machines/desk/openScreen';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import type { DeskContextValue } from '../deskContext';
import { askedOf, byScreen, openScreenActorsOf } from '../openScreenActors';

/** A reservation at the desk, connected to the hotel's server. */
export function provideDeskReservation(context: DeskContextValue) {
  return deskReservationMachine.provide({
    actors: {
      ...openScreenActorsOf(context),
      previewAct: fromPromise(
        ({ input: { reservationId: id, request: body }, signal }: CallInput<ChosenAct>) => {
          const params = { path: { id } };
          return answerOf(
            context.client.POST('/api/v1/desk/reservations/{id}/preview', { params, body, signal }),
          );
        },
      ),
      ask: fromPromise(({ input: { id, etag }, signal }: CallInput<AskInput>) => {
        const params = { path: { id: id ?? '' }, header: byScreen(etag) };
        return askedOf(
          context,
          context.client.GET('/api/v1/desk/reservations/{id}', { params, signal }),
        );
      }),
    },
  });
}
