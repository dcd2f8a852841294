import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { availability } from '../support/availability';
import { bookOne, detailsFilledIn } from '../support/booking';
import { press } from '../support/fields';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const refresh = '/api/v1/auth/users/refresh';
const create = '/api/v1/reservation';
const tooOld = { code: 'token_invalid', message: 'Too old' } as const;
const reservation = exampleReservation();

/** Another tab of the browser logs a guest in, who may be told something then. */
async function logInElsewhere(guest: typeof adaobi, told?: string): Promise<void> {
  respond('post', refresh, 200, {
    user: guest,
    token: { accessToken: 'a2', refreshToken: 'r2' },
  });
  localStorage.setItem('user', JSON.stringify(guest));
  localStorage.setItem('refreshToken', 'r1');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  if (told !== undefined) {
    await screen.findByText(told);
    await press('OK');
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('A guest whose session ended and who logs in again in another tab', () => {
  beforeEach(() => {
    respond('post', refresh, 401, { code: 'session_expired', message: 'Expired' });
  });

  it('goes on with the booking that was being sent', async () => {
    respond('get', '/api/v1/availability', 200, availability);
    respond('post', create, 401, tooOld);
    respond('get', '/api/v1/reservations/{id}', 200, { reservation });
    renderSite({ url: '/roombooking', guest: adaobi, tab: detailsFilledIn });
    await bookOne('Deluxe Room');
    await screen.findByRole('alertdialog');
    const made = respond('post', create, 201, { reservationData: reservation, totalAmount: 6000 });
    await logInElsewhere(adaobi);
    await press('Continue Booking');
    await waitFor(() => expect(address()).toBe(`/reservation/${reservation.id}/confirm`));
    expect(made).toHaveLength(1);
    expect(made[0]?.body).toMatchObject({ roomAllocations: [{ roomType: 'Deluxe Room' }] });
  });
});
