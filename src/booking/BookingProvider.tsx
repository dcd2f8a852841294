import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { provideBooking } from './bookingActors';
import { useApiContext } from '../context/apiContext';
import { useActorOptions } from '../context/useActorOptions';
import { BookingContext } from './BookingContext';
import { bookingStorage } from './bookingStorage';
import { type Guest, useGuest } from '../session/SessionContext';

interface BookingKeeperProps extends Pick<ReturnType<typeof bookingStorage>, 'keep'> {
  /** Called once the booking has started and taken over what was waiting for it. */
  onBegun: () => void;
}

/** Saves the booking after every change. */
function BookingKeeper({ keep, onBegun }: BookingKeeperProps) {
  const booking = BookingContext.useActorRef();
  useEffect(onBegun, [onBegun]);
  useEffect(() => {
    keep(booking.getSnapshot());
    const keeping = booking.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [booking, keep]);
  return null;
}

function profileOf({ firstName, lastName, email, phoneNumber }: Guest) {
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phoneNumber };
}

/** Runs the booking above its screens, resumed from where the guest left it. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const context = useApiContext();
  const { pathname, search } = useLocation();
  const guest = useGuest();
  const [{ machine, input, keep }] = useState(() => {
    const stored = bookingStorage(context);
    const saved = stored.read();
    const stayToRepeat = context.stayToBook.waiting(guest?.id, context.clock.now());
    if (saved === null && stayToRepeat !== null) stored.beginsEntered();
    const opening = {
      flow: context.bookingFlow,
      saved,
      elsewhere: stored.elsewhere(),
      stayToRepeat,
      profile: guest && profileOf(guest),
      madeBefore: stored.madeBefore(),
      path: `${pathname}${search}`,
    };
    return { machine: provideBooking(context, stored), input: opening, keep: stored.keep };
  });
  return (
    <BookingContext.Provider logic={machine} options={{ input, ...useActorOptions(machine) }}>
      <BookingKeeper keep={keep} onBegun={context.stayToBook.taken} />
      {children}
    </BookingContext.Provider>
  );
}
