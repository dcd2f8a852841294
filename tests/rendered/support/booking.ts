import { fireEvent, screen } from '@testing-library/react';
import { savedBookingOf, type SavedBooking } from '../../../machines/booking/savedBooking';
import { noRooms } from '../../../machines/shared/roomsLeft';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { fillIn, press } from './fields';
import { adaobi, NOW } from './renderSite';

const filledIn: ReservationForm = {
  name: 'Adaobi Okeke',
  phone: '08030000000',
  email: 'adaobi@example.com',
  checkIn: '2026-03-12',
  checkOut: '2026-03-15',
  adults: 2,
  children: 6,
  notes: '',
};

/** A saved booking: three nights for two, with a test's changes. */
export function bookingStorage(
  changes: Partial<ReservationForm> = {},
  { counts = noRooms, idempotencyKey = null }: Partial<SavedBooking> = {},
): Record<string, string> {
  const form = { ...filledIn, ...changes };
  return {
    'snapshot:booking': JSON.stringify({
      savedAt: NOW.getTime(),
      userId: adaobi.id,
      state: savedBookingOf({ form, counts, idempotencyKey }),
    }),
  };
}

/** A saved booking with completed details. */
export const detailsFilledIn = bookingStorage();

/** The counter of a room type. */
export function counter(roomType: string) {
  return {
    more: screen.getByLabelText(`Add one ${roomType}`),
    fewer: screen.getByLabelText(`Remove one ${roomType}`),
    rooms: () => screen.getByLabelText(roomType).textContent,
  };
}

/** Fills in the two dates. */
export function chooseDates(checkIn: string, checkOut: string): void {
  fillIn({ 'Check-in': checkIn, 'Check-out': checkOut });
}

/** Chooses one room of a type and goes on. */
export async function bookOne(roomType: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText(`Add one ${roomType}`));
  await press('Continue Booking');
}

/** The text of the alert over the page. */
export async function alertMessages(): Promise<string | null> {
  const dialog = await screen.findByRole('alertdialog');
  const [message = ''] = (dialog.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(message)?.textContent ?? null;
}
