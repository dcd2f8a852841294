import { createActorContext } from '@xstate/react';
import { bookingMachine } from '../../machines/booking';

/** The booking that is under way, above the reservation form and the room selection. */
export const BookingContext = createActorContext(bookingMachine);
