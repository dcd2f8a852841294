import { fromPromise } from 'xstate';
import {
  otherDatesMachine,
  type OtherDatesInput,
} from '../../machines/reservation/otherDatesMachine';
import type { ApiContextValue } from '../context/apiContext';
import { parseRoomsOnDates } from '../api/availabilityResponse';
import { readResponse } from '../api/client';

/** A reservation's rooms on other dates, from the hotel's server. */
export function provideOtherDates({ client }: Pick<ApiContextValue, 'client'>) {
  return otherDatesMachine.provide({
    actors: {
      loadRoomsOnDates: fromPromise(
        async ({
          input: { reservationId, stay },
          signal,
        }: {
          input: OtherDatesInput;
          signal: AbortSignal;
        }) => {
          const params = { path: { id: reservationId }, query: stay };
          const call = client.GET('/api/v1/hotel/reservations/{id}/availability', {
            params,
            signal,
          });
          return parseRoomsOnDates(await readResponse(call));
        },
      ),
    },
  });
}
