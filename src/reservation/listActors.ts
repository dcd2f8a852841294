import { fromPromise } from 'xstate';
import { reservationListMachine } from '../../machines/reservation/list';
import { answerOf } from '../wire/client';
import { reservationsIn } from '../wire/reservationAnswer';
import type { JourneyParts } from '../actors/siteParts';
import { watchReturnWith } from '../actors/watchers';
import { askForLoginWith } from '../actors/ways';

/** The guest's reservations with the hotel's server behind them. */
export function provideReservationList(parts: JourneyParts) {
  return reservationListMachine.provide({
    actors: {
      loadReservations: fromPromise(async ({ signal }) => {
        const call = parts.client.GET('/api/v1/hotel/reservations/history', { signal });
        return reservationsIn(await answerOf(call));
      }),
      askForLogin: askForLoginWith(parts),
      watchReturn: watchReturnWith(parts),
    },
  });
}
