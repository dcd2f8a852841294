import { fromCallback, type EventObject } from 'xstate';
import {
  availabilitySearchMachine,
  type AvailabilitySearchEvent,
} from '../../../machines/booking/availabilitySearchMachine';
import { isAt } from '../../../machines/booking/bookingContext';
import { roomOfferIn } from '../../../machines/booking/roomCounts';
import { searchIn } from '../../../machines/booking/roomSearch';
import { paths } from '../../../machines/shared/paths';
import { parseAvailability, parseNextStays } from '../../api/availabilityResponse';
import { readResponse } from '../../api/client';
import type { ApiContextValue } from '../../context/apiContext';
import { call, effect } from '../../context/effect';
import { guestId } from '../../context/guestId';
import { navigateActor } from '../../context/navigationActors';

/** The search for free rooms, connected to the address, the hotel's server and the booking's page. */
export function provideAvailabilitySearch(context: ApiContextValue) {
  const { client, clock, navigation } = context;
  return availabilitySearchMachine.provide({
    actors: {
      watchSearch: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const report = (path: string) => {
          if (!isAt(path, paths.rooms)) return;
          const search = searchIn(path);
          sendBack({ type: 'search.opened', search } satisfies AvailabilitySearchEvent);
        };
        const opened = navigation.currentPath();
        if (opened.includes('?')) report(opened);
        return navigation.watch(report);
      }),
      navigate: navigateActor(context),
      loadRoomsLeft: call(async (query, signal) => {
        const answer = client.GET('/api/v1/availability', { params: { query }, signal });
        return roomOfferIn(parseAvailability(await readResponse(answer)));
      }),
      loadNextStays: call(async (query, signal) => {
        const answer = client.GET('/api/v1/availability/next-dates', { params: { query }, signal });
        return parseNextStays(await readResponse(answer));
      }),
      openBooking: effect(async ({ stay }) => {
        context.stayToBook.put(stay, guestId(context), clock.now());
        await navigation.goTo(paths.reservation);
      }),
    },
  });
}
