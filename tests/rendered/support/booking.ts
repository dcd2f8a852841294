import { fireEvent, screen, within } from '@testing-library/react';
import { savedBookingOf } from '../../../machines/savedBooking';
import { noRooms } from '../../../machines/roomSelection';
import { adaobi, NOW, type User } from './renderSite';

/** What the tab keeps of a booking whose details are filled in: three nights for two. */
export const detailsFilledIn = {
  'snapshot:booking': JSON.stringify({
    savedAt: NOW.getTime(),
    userId: adaobi.id,
    state: savedBookingOf({
      form: {
        name: 'Adaobi Okeke',
        phone: '08030000000',
        email: 'adaobi@example.com',
        checkIn: '2026-03-12',
        checkOut: '2026-03-15',
        adults: 2,
        children: 6,
        notes: '',
      },
      counts: noRooms,
      idempotencyKey: null,
    }),
  }),
};

/** The counter of a room type. */
export function counter(roomType: string) {
  const group = within(screen.getByRole('group', { name: roomType }));
  return {
    more: group.getByRole('button', { name: `Add one ${roomType}` }),
    fewer: group.getByRole('button', { name: `Remove one ${roomType}` }),
    rooms: () => group.getByRole('status').textContent,
  };
}

/** Fills in the two dates. */
export function chooseDates(checkIn: string, checkOut: string): void {
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: checkIn } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: checkOut } });
}

/** Chooses one room of a type and goes on. */
export async function bookOne(user: User, roomType: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Choose your rooms' });
  await user.click(counter(roomType).more);
  await user.click(screen.getByRole('button', { name: 'Continue Booking' }));
}

/** The words of the alert that lies over the page. */
export async function alertWords(): Promise<string | null> {
  const dialog = await screen.findByRole('alertdialog');
  return (
    document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent ?? null
  );
}
