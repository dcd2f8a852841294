import { fromPromise } from 'xstate';
import { holdReminderMachine } from '../../machines/reservation/holdReminderMachine';
import type { ApiContextValue } from '../context/apiContext';
import { watchPageRestore } from '../context/watchActors';
import { readResponse } from '../api/client';
import { receivedAtBy } from '../context/receivedAt';
import { parseReservations } from '../api/reservationResponse';

/** The hold reminder, connected to the hotel's server, which knows the guest's reservations from every device. */
export function provideHoldReminder(context: ApiContextValue) {
  return holdReminderMachine.provide({
    actors: {
      loadUnpaidReservations: fromPromise(async ({ signal }) => {
        const params = { query: { group: 'unpaid' } } as const;
        const call = context.client.GET('/api/v1/hotel/reservations/history', { params, signal });
        const { reservations } = parseReservations(await readResponse(call));
        return { reservations, receivedAt: receivedAtBy(context.clock) };
      }),
      watchPageRestore: watchPageRestore(context),
    },
  });
}
