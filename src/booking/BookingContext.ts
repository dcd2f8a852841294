import { createActorContext } from '@xstate/react';
import type { StateValueFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/bookingMachine';

/** The booking that is under way, above the reservation form and the room selection. */
export const BookingContext = createActorContext(bookingMachine);

/** Where a booking is. */
export type BookingValue = StateValueFrom<typeof bookingMachine>;
