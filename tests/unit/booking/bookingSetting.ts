import { initialTransition, type SnapshotFrom } from 'xstate';
import type { GuestProfile } from '../../../machines/booking/bookingDetailsMachine';
import { mapRoomTypes } from '../../../machines/shared/roomTypes';
import { bookingMachine } from '../../../machines/booking/bookingMachine';
import type { SavedBooking } from '../../../machines/booking/savedBooking';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import type { RoomsLeft } from '../../../machines/shared/roomsLeft';

export const filled: ReservationForm = {
  name: 'Adaobi Okeke',
  phone: '08030000000',
  email: 'adaobi@example.com',
  checkIn: '2026-03-12',
  checkOut: '2026-03-14',
  adults: 2,
  children: 0,
  notes: '',
};

export const plenty: RoomsLeft = { ...mapRoomTypes(() => 2), premium: 1 };

/** A booking as a page opens it, with what the browser has saved. */
export function bookingWith(
  saved: SavedBooking | null,
  profile: GuestProfile | null = null,
): SnapshotFrom<typeof bookingMachine> {
  const other = { stayToRepeat: null, madeBefore: null } as const;
  const input = { flow: 'confirm', saved, profile, path: '/reservation', ...other } as const;
  return initialTransition(bookingMachine, input)[0];
}
