import { otherDatesMachine } from '../../machines/reservation/otherDatesMachine';
import type { ApiContextValue } from '../context/apiContext';
import { call } from '../context/effect';
import { parseRoomsOnDates } from '../api/availabilityResponse';
import { readResponse } from '../api/client';

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
