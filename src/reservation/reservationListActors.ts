import { reservationListMachine } from '../../machines/reservation/reservationListMachine';
import { readResponse } from '../api/client';
import { parseReservations } from '../api/reservationResponse';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { watchPageRestore } from '../context/watchActors';
import { watchHoldEnd } from './watchHoldEnd';
import { loginActors } from '../context/navigationActors';

/** The guest's reservations by group, connected to the hotel's server. */
export function provideReservationList(context: ApiContextValue) {
  const page = async (signal: AbortSignal, cursor?: string) => {
    const params = { query: { order: 'stay', ...(cursor !== undefined && { cursor }) } } as const;
    return parseReservations(
      await readResponse(
        context.client.GET('/api/v1/hotel/reservations/history', { params, signal }),
      ),
    );
  };
  return reservationListMachine.provide({
    actors: {
      loadReservations: call((_, signal) => page(signal)),
      loadMoreReservations: call(({ cursor }, signal) => page(signal, cursor)),
      ...loginActors(context),
      watchPageRestore: watchPageRestore(context),
      watchHoldEnd: watchHoldEnd(context),
    },
  });
}
