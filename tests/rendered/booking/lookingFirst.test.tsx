import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as bookingMessages from '../../../messages/booking/booking';
import { adultsNotOffered } from '../../../messages/booking/availabilitySearch';
import { logInWith } from '../support/account';
import { availability } from '../support/availability';
import { counter } from '../support/booking';
import { press } from '../support/fields';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const url = '/rooms?checkIn=2026-03-12&checkOut=2026-03-14&adults=4&children=0';

/** So many Deluxe Rooms are left, at that price. */
const deluxe = (roomsLeft: number, roomPrice: number) => ({
  ...availability,
  rooms: availability.rooms.map((type) =>
    type.roomType === 'Deluxe Room' ? { ...type, roomsLeft, roomPrice } : type,
  ),
});

const nextDates = () =>
  respond('get', '/api/v1/availability/next-dates', 200, {
    rooms: [{ roomType: 'Premium Penthouse', checkIn: '2026-03-20', checkOut: '2026-03-22' }],
  });

async function cardOf(roomType: string) {
  const heading = await screen.findByText(roomType, { selector: 'h3' });
  const card = heading.closest('li');
  if (!card) throw new Error('A room type is an item of the list');
  return within(card);
}

describe('A visitor who looks first', () => {
  it('sees what is left, the price of the stay for all of them, and when the rest is free', async () => {
    respond('get', '/api/v1/availability', 200, deluxe(2, 2500));
    nextDates();
    renderSite({ url });
    const card = await cardOf('Deluxe Room');
    await card.findByText('₦10,000.00');
    card.getByText('for 2 rooms, 2 nights');
    card.getByText('Only 2 left');
    const sold = await cardOf('Premium Penthouse');
    const later = await sold.findByText('Fri, 20 Mar 2026');
    expect(sold.queryByText('Reserve')).toBeNull();
    expect(later.closest('a')?.getAttribute('href')).toBe(
      '/rooms?checkIn=2026-03-20&checkOut=2026-03-22&adults=4&children=0',
    );
    fireEvent.click(later);
    await screen.findByDisplayValue('2026-03-20');
    expect(address()).toContain('checkIn=2026-03-20');
  });

  it('is shown the rooms as soon as both days are chosen in the calendar', async () => {
    respond('get', '/api/v1/availability/sold-out-nights', 200, {
      from: '2026-03-02',
      to: '2026-09-01',
      nights: [],
    });
    respond('get', '/api/v1/availability', 200, deluxe(2, 2000));
    nextDates();
    renderSite({ url: '/rooms' });
    await press('Choose from the calendar');
    const march = within(await screen.findByRole('grid', { name: 'March 2026' }));
    fireEvent.click(march.getByRole('button', { name: /^12 March/ }));
    expect(address()).toBe('/rooms');
    fireEvent.click(march.getByRole('button', { name: /^14 March/ }));
    await (await cardOf('Deluxe Room')).findByText('for 2 nights');
    expect(address()).toBe('/rooms?checkIn=2026-03-12&checkOut=2026-03-14&adults=1&children=0');
  });

  it.each([
    [url.replace('adults=4', 'adults=12'), '12'],
    [url.replace('adults=4', 'adults=four'), ''],
  ])(
    'gets no price for a party that cannot be read, until one is chosen (%s)',
    async (at, shown) => {
      respond('get', '/api/v1/availability', 200, deluxe(2, 2500));
      nextDates();
      renderSite({ url: at });
      const adults = await screen.findByRole<HTMLSelectElement>('combobox', {
        name: 'Adults',
        description: adultsNotOffered,
      });
      expect(adults.selectedOptions[0]?.text).toBe(shown);
      await press('Show available rooms');
      expect(screen.queryByText('Reserve')).toBeNull();
      fireEvent.change(adults, { target: { value: '4' } });
      expect(screen.queryByText(adultsNotOffered)).toBeNull();
      await press('Show available rooms');
      await (await cardOf('Deluxe Room')).findByText('₦10,000.00');
      expect(address()).toBe(url);
    },
  );

  it('finds everything entered after a login, and reads what has changed meanwhile', async () => {
    respond('get', '/api/v1/availability', 200, deluxe(2, 2000));
    nextDates();
    renderSite({ url });
    fireEvent.click(await screen.findByLabelText('Reserve Deluxe Room'));
    await screen.findByText('Please log in to make a reservation');

    respond('post', '/api/v1/auth/users/login', 200, {
      user: adaobi,
      token: { accessToken: 'a', refreshToken: 'r' },
    });
    respond('get', '/api/v1/availability', 200, deluxe(1, 2600));
    await logInWith();
    await screen.findByDisplayValue('Adaobi Okeke');
    expect(address()).toBe('/reservation');
    for (const entered of ['2026-03-12', '2026-03-14', '4']) screen.getByDisplayValue(entered);
    await waitFor(() => {
      expect(sessionStorage.getItem('snapshot:stayToBook')).toBeNull();
    });

    await press('Check Availability');
    await screen.findByText(/You chose Deluxe Room × 2, but only 1 is left/);
    expect(counter('Deluxe Room').rooms()).toBe('1');
    expect(screen.getAllByText('Previously:').length).toBeGreaterThan(0);
  });

  it('who has begun another booking is asked which one it is to be', async () => {
    respond('get', '/api/v1/availability', 200, deluxe(2, 2000));
    nextDates();
    renderSite({ url, guest: adaobi });
    fireEvent.click(await screen.findByLabelText('Reserve Deluxe Room'));
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '0805' } });
    window.history.back();
    fireEvent.click(await screen.findByLabelText('Reserve Family Suite'));
    await screen.findByText(bookingMessages.anotherIsBegun);
    await press('Book this stay instead');
    await press('Check Availability');
    await screen.findByText('Only 2 left');
    expect([counter('Deluxe Room').rooms(), counter('Family Suite').rooms()]).toEqual(['0', '2']);
  });
});
