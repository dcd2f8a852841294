import { fromPromise } from 'xstate';
import {
  MAX_NIGHTS_ASKED,
  soldOutNightsMachine,
} from '../../machines/booking/soldOutNightsMachine';
import { addDays, lagosToday } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { readResponse } from '../api/client';
import { parseSoldOutNights } from '../api/soldOutNightsResponse';

/** The sold-out nights from today on, from the hotel's server. */
export function provideSoldOutNights({ client, now }: ApiContextValue) {
  return soldOutNightsMachine.provide({
    actors: {
      loadSoldOutNights: fromPromise(async ({ signal }) => {
        const from = lagosToday(now());
        const query = { from, to: addDays(from, MAX_NIGHTS_ASKED) };
        const call = client.GET('/api/v1/availability/sold-out-nights', {
          params: { query },
          signal,
        });
        return parseSoldOutNights(await readResponse(call));
      }),
    },
  });
}
