import { fromPromise } from 'xstate';
import {
  MAX_NIGHTS_ASKED,
  soldOutNightsMachine,
} from '../../machines/booking/soldOutNightsMachine';
import { addDays, lagosToday, type LagosDate } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { readResponse } from '../api/client';
import { parseSoldOutNights } from '../api/soldOutNightsResponse';

/** The sold-out nights from today on, from the hotel's server. */
export function provideSoldOutNights({ client, clock }: ApiContextValue) {
  async function nightsFrom(from: LagosDate, signal: AbortSignal) {
    const query = { from, to: addDays(from, MAX_NIGHTS_ASKED) };
    const call = client.GET('/api/v1/availability/sold-out-nights', { params: { query }, signal });
    return parseSoldOutNights(await readResponse(call));
  }
  return soldOutNightsMachine.provide({
    actors: {
      loadSoldOutNights: fromPromise(async ({ signal }) => {
        const from = lagosToday(clock.now());
        const nights = nightsFrom(from, signal);
        await nights.catch(() => undefined);
        // The answer, even a refusal, may have corrected the clock.
        const today = lagosToday(clock.now());
        return today === from ? nights : nightsFrom(today, signal);
      }),
    },
  });
}
