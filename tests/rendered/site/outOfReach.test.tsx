import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

const asked = vi.hoisted((): string[] => []);
const outOfReach = vi.hoisted(() => (name: string) => {
  asked.push(name);
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock(import('../../../src/site/home/FromPrice'), () => outOfReach('price'));
vi.mock(import('../../../src/reservation/HoldReminder'), () => outOfReach('reminder'));
vi.mock(import('../../../src/components/StayCalendar'), () => outOfReach('calendar'));

openHotelServer();

describe('Where a part of a page can’t be fetched any more', () => {
  it('the home page stands without its price and without what is held', async () => {
    renderSite({ url: '/', guest: adaobi });
    await expect.poll(() => [...asked].sort()).toEqual(['price', 'reminder']);
    await act(() => Promise.resolve());
    await screen.findByText('See what’s available');
  });

  it('dates are entered without the calendar, and nothing entered is lost', async () => {
    const noNights = { from: '2026-03-01', to: '2026-06-01', nights: [] };
    respond('get', '/api/v1/availability/sold-out-nights', 200, noNights);
    const { user } = renderSite({ url: '/reservation', guest: adaobi });
    await user.type(await screen.findByLabelText(/Notes/), 'A quiet room');
    await user.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    await screen.findByText('The calendar couldn’t be opened. Please type your dates above.');
    expect(screen.getByLabelText(/Notes/)).toHaveProperty('value', 'A quiet room');
  });
});
