import { type ReactNode, useEffect, useState } from 'react';
import { provideBooking } from '../actors/bookingActors';
import { useJourneyParts } from '../actors/siteParts';
import { useProvided } from '../actors/useProvided';
import { useStart } from '../actors/useStart';
import { BookingContext } from './BookingContext';
import { type KeptBooking, keptBooking } from './keptBooking';

/** Keeps the booking around it after every change. */
function BookingKeeper({ keep }: Pick<KeptBooking, 'keep'>) {
  const booking = BookingContext.useActorRef();
  useEffect(() => {
    const keeping = booking.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [booking, keep]);
  return null;
}

/** Runs the booking above its screens, from where the guest left it. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const parts = useJourneyParts();
  const machine = useProvided(provideBooking);
  const [{ input, keep }] = useState(() => {
    const kept = keptBooking(parts);
    return { input: { flow: parts.bookingFlow, saved: kept.read() }, keep: kept.keep };
  });
  return (
    <BookingContext.Provider logic={machine} options={{ input, ...useStart(machine) }}>
      <BookingKeeper keep={keep} />
      {children}
    </BookingContext.Provider>
  );
}
