import { createActorContext } from '@xstate/react';
import type { StateValueFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/bookingMachine';

/** The booking in progress, above the reservation form and the room selection. */
export const BookingContext = createActorContext(bookingMachine);

/** The state value of a booking. */
export type BookingValue = StateValueFrom<typeof bookingMachine>;
