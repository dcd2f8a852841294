import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as messages from '../../../messages/booking/form';
import { chooseDates } from '../support/booking';
import { availability } from '../support/availability';
import { fillIn, press } from '../support/fields';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const opened = () => screen.findByRole('form', { name: 'Make a Reservation' });

function valueOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field.value
    : null;
}

describe('The reservation form', () => {
  it('is also at /book', async () => {
    renderSite({ url: '/book', guest: adaobi });
    await opened();
    expect(address()).toBe('/reservation');
  });

  it('knows the guest already, and offers up to ten adults and more than five children', async () => {
    renderSite({ url: '/reservation', guest: adaobi });
    await opened();
    expect(valueOf('Full Name')).toBe('Adaobi Okeke');
    expect(valueOf('Email')).toBe('adaobi@example.com');
    expect(valueOf('Phone')).toBe('08030000000');
    expect(valueOf('Adults')).toBe('1');
    expect(valueOf('Children')).toBe('0');
    const adults = within(screen.getByLabelText('Adults')).getAllByRole('option');
    expect(adults).toHaveLength(10);
    const children = within(screen.getByLabelText('Children')).getAllByRole('option');
    expect(children.map(({ textContent }) => textContent)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '5+',
    ]);
  });

  it('leads to the rooms, and still holds what was entered on the way back and after a reload', async () => {
    respond('get', '/api/v1/availability', 200, availability);
    const { user, unmount } = renderSite({ url: '/reservation', guest: adaobi });
    await opened();
    chooseDates('2026-03-12', '2026-03-15');
    await user.selectOptions(screen.getByLabelText('Children'), '5+');
    await user.click(screen.getByRole('button', { name: 'Check Availability' }));
    await screen.findByRole('heading', { name: 'Choose your rooms' });
    expect(address()).toBe('/roombooking');

    await user.click(screen.getByRole('link', { name: 'Change details' }));
    await opened();
    expect(valueOf('Check-in')).toBe('2026-03-12');

    unmount();
    renderSite({ url: '/reservation', guest: adaobi });
    await opened();
    expect(valueOf('Check-out')).toBe('2026-03-15');
    expect(valueOf('Children')).toBe('6');
  });

  it('asks no longer for what it knows of the guest, once it is opened anew', async () => {
    respond('get', '/api/v1/availability', 200, availability);
    const { user } = renderSite({ url: '/reservation', guest: adaobi });
    await opened();
    chooseDates('2026-03-12', '2026-03-15');
    await press('Check Availability');
    await user.click(await screen.findByRole('link', { name: 'Change details' }));
    await opened();
    fillIn({ 'Full Name': '', Phone: ' ' });
    await press('Check Availability');
    await press('OK');
    expect(screen.queryByText(messages.nameRequired)).not.toBeNull();

    window.history.back();
    await user.click(await screen.findByRole('link', { name: 'Change details' }));
    await opened();
    expect(valueOf('Full Name')).toBe('Adaobi Okeke');
    expect(screen.queryByText(messages.nameRequired)).toBeNull();
    expect(screen.queryByText(messages.phoneRequired)).not.toBeNull();
  });
});
