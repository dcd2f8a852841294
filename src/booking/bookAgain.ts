import type { Reservation } from '../../machines/contract/wire';
import { stayToRepeatOf } from '../../machines/booking/stayToRepeat';
import { paths } from '../../machines/shared/paths';
import { knownToday } from '../../machines/shared/stay';
import type { ApiContextValue } from '../context/apiContext';
import { guestId } from '../context/guestId';

/** Opens the booking with the stay of a reservation filled in. @throws if its page can't be opened */
export async function bookAgain(context: ApiContextValue, reservation: Reservation): Promise<void> {
  const { clock, navigation, stayToBook } = context;
  const guest = guestId(context);
  const stay = stayToRepeatOf(reservation, knownToday(clock.serverNow()));
  // If the guest has logged out meanwhile, the form asks for a login and gets nothing of theirs.
  if (guest !== undefined) stayToBook.put(stay, guest, clock.now());
  await navigation.goTo(paths.reservation);
}
