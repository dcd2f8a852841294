import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertWords } from '../support/booking';
import { exampleReservation, paidReservation } from '../support/examples';
import { answer, answerOddly, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const history = '/api/v1/hotel/reservations/history';
const atList = { url: '/my-reservations', guest: adaobi };

describe('My reservations', () => {
  it('are shown as cards with what matters', async () => {
    const penthouse = exampleReservation({
      id: 'ffff0000-0000-4000-8000-000000000001',
      paymentStatus: 'cancelled',
      cancelReason: 'byGuest',
      roomNumber: '',
    });
    answer('get', history, 200, { reservations: [paidReservation, penthouse] });
    renderSite(atList);
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { name: '0b8f2a44' });
    const [first, second] = main.getAllByRole('listitem');
    expect(first?.textContent).toContain('Paid');
    expect(first?.textContent).toContain('RoomDeluxe Room (204)');
    expect(first?.textContent).toContain('Total Price₦6,000.00');
    expect(second?.textContent).toContain('Cancelled');
    const links = main.getAllByRole('link', { name: /^View Details/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/my-reservations/${paidReservation.id}`,
      `/my-reservations/${penthouse.id}`,
    ]);
  });

  it('can be none yet', async () => {
    answer('get', history, 200, { reservations: [] });
    renderSite(atList);
    expect(await screen.findByText('You have no reservations yet')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Book a Room Now' });
    expect(link.getAttribute('href')).toBe('/book');
  });

  it('can be out of reach for a while', async () => {
    answerOddly('get', history, 500, {});
    const { user } = renderSite(atList);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch reservations');
    answer('get', history, 200, { reservations: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no reservations yet')).toBeDefined();
  });

  it('are for guests only', async () => {
    renderSite({ url: '/my-reservations' });
    expect(await alertWords()).toBe('You are not logged in. Please log in to make a reservation.');
  });
});
