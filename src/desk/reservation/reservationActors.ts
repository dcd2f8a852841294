import { fromPromise } from 'xstate';
import { deskReservationMachine } from '../../../machines/desk/deskReservationMachine';
import type { AskInput } from '../../../machines/desk/openScreen';
import type { CallInput } from '../../context/effect';
import type { DeskContextValue } from '../deskContext';
import { askedOf, byScreen, openScreenActorsOf } from '../openScreenActors';

/** A reservation at the desk, connected to the hotel's server. */
export function provideDeskReservation(context: DeskContextValue) {
  return deskReservationMachine.provide({
    actors: {
      ...openScreenActorsOf(context),
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
