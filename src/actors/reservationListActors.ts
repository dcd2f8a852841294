import { fromPromise } from 'xstate';
import { reservationListMachine } from '../../machines/reservationList';
import { answerOf } from '../wire/client';
import type { JourneyParts } from './siteParts';
import { askForLoginWith } from './ways';

/** The guest's reservations with the hotel's server behind them. */
export function provideReservationList(parts: JourneyParts) {
  return reservationListMachine.provide({
    actors: {
      loadReservations: fromPromise(({ signal }) =>
        answerOf(parts.client.GET('/api/v1/hotel/reservations/history', { signal })),
      ),
      askForLogin: askForLoginWith(parts),
    },
  });
}
