import { fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  availabilitySearchMachine,
  type AvailabilitySearchEvent,
} from '../../../machines/booking/availabilitySearchMachine';
import { isAt } from '../../../machines/booking/bookingContext';
import { roomOfferIn } from '../../../machines/booking/roomCounts';
import { searchIn } from '../../../machines/booking/roomSearch';
import type { EnteredBooking } from '../../../machines/booking/stayToRepeat';
import { paths } from '../../../machines/shared/paths';
import type { StayDates } from '../../../machines/shared/stayDates';
import { parseAvailability, parseNextStays } from '../../api/availabilityResponse';
import { readResponse } from '../../api/client';
import type { ApiContextValue } from '../../context/apiContext';
import { effect } from '../../context/effect';
import { guestId } from '../../context/guestId';
import { navigateActor } from '../../context/navigationActors';

interface Asking {
  input: StayDates;
  signal: AbortSignal;
}

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
      loadRoomsLeft: fromPromise(async ({ input: query, signal }: Asking) => {
        const call = client.GET('/api/v1/availability', { params: { query }, signal });
        return roomOfferIn(parseAvailability(await readResponse(call)));
      }),
      loadNextStays: fromPromise(async ({ input: query, signal }: Asking) => {
        const call = client.GET('/api/v1/availability/next-dates', { params: { query }, signal });
        return parseNextStays(await readResponse(call));
      }),
      openBooking: effect(async ({ stay }: { stay: EnteredBooking }) => {
        context.stayToBook.put(stay, guestId(context), clock.now());
        await navigation.goTo(paths.reservation);
      }),
    },
  });
}
