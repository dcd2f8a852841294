import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { respond, respondLater, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const booked = exampleReservation();
const history = '/api/v1/hotel/reservations/history';

/** Another tab of the browser has left this on the device. */
function anotherTabStores(stored: Record<string, string>): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

describe('A login in another tab', () => {
  it('of the same guest changes nothing here', async () => {
    respond('get', history, 200, { reservations: [booked] });
    renderSite({ url: '/my-reservations', guest: adaobi });
    const card = await screen.findByText('View Details');
    anotherTabStores({ user: JSON.stringify(adaobi), refreshToken: 'r9' });
    expect(screen.getByText('View Details')).toBe(card);
    expect(sessionStorage.getItem('accessToken')).toBe('access-token');
  });
});

describe('A refused refresh', () => {
  it('leaves another tab’s fresh login as it is, and goes on with that', async () => {
    const refresh = '/api/v1/auth/users/refresh';
    const token = { accessToken: 'a9', refreshToken: 'r9' };
    const lists = respond('get', history, 200, { reservations: [booked] });
    respond('get', history, 401, { code: 'token_invalid', message: 'Old' }, { once: true });
    const late = respondLater('post', refresh);
    renderSite({ url: '/my-reservations', guest: adaobi });
    await waitFor(() => expect(late.waiting()).toBe(1));
    const refreshes = respond('post', refresh, 200, { user: adaobi, token });
    localStorage.setItem('refreshToken', 'fresh login');
    await late.respond(401, { code: 'session_expired', message: 'Used already' });
    await screen.findByText('View Details');
    expect(refreshes[0]?.body).toEqual({ refreshToken: 'fresh login' });
    expect(lists[0]?.headers.get('Authorization')).toBe('Bearer a9');
    expect(localStorage.getItem('refreshToken')).toBe('r9');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
