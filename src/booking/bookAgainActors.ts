import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { bookAgainMachine } from '../../machines/booking/bookAgainMachine';
import { paths } from '../../machines/shared/paths';
import { effect } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';

/** The offer to book the same again, with the booking's page behind it. */
export function provideBookAgain(parts: ApiContextValue) {
  return bookAgainMachine.provide({
    actors: {
      openBooking: effect(async ({ stay }: { stay: EnteredBooking }) => {
        const guest = guestId(parts);
        // The form asks a guest who has left meanwhile to log in, and has nothing of this one.
        if (guest !== undefined) parts.stayToBookAgain.put(stay, guest, parts.now());
        await parts.navigation.goTo(paths.reservation);
      }),
    },
  });
}
