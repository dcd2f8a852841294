import { fromPromise } from 'xstate';
import { reservationListMachine } from '../../machines/reservation/reservationListMachine';
import { readResponse } from '../api/client';
import { parseReservations } from '../api/reservationResponse';
import type { ApiContextValue } from '../context/apiContext';
import { watchPageRestore } from '../context/watchActors';
import { sessionLossActors } from '../context/navigationActors';

/** The guest's reservations by group, connected to the hotel's server. */
export function provideReservationList(context: ApiContextValue) {
  const page = async (signal: AbortSignal, cursor?: string) => {
    const query = { order: 'stay', ...(cursor !== undefined && { cursor }) } as const;
    const params = { query };
    const call = context.client.GET('/api/v1/hotel/reservations/history', { params, signal });
    return parseReservations(await readResponse(call));
  };
  return reservationListMachine.provide({
    actors: {
      loadReservations: fromPromise(({ signal }) => page(signal)),
      loadMoreReservations: fromPromise(
        ({ input: { cursor }, signal }: { input: { cursor: string }; signal: AbortSignal }) =>
          page(signal, cursor),
      ),
      ...sessionLossActors(context),
      watchPageRestore: watchPageRestore(context),
    },
  });
}
