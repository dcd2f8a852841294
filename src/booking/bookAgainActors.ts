import type { EnteredBooking } from '../../machines/booking/stayToRepeat';
import { bookAgainMachine } from '../../machines/booking/bookAgainMachine';
import { paths } from '../../machines/shared/paths';
import { effect } from '../context/effect';
import { guestId } from '../context/guestId';
import type { ApiContextValue } from '../context/apiContext';

/** The offer to book again, connected to the booking's page. */
export function provideBookAgain(context: ApiContextValue) {
  return bookAgainMachine.provide({
    actors: {
      openBooking: effect(async ({ stay }: { stay: EnteredBooking }) => {
        const guest = guestId(context);
        // If the guest has logged out meanwhile, the form asks for a login and gets nothing of theirs.
        if (guest !== undefined) context.stayToBook.put(stay, guest, context.clock.now());
        await context.navigation.goTo(paths.reservation);
      }),
    },
  });
}
