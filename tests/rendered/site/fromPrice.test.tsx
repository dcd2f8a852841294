import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availability } from '../support/availability';
import { openHotelServer, respond } from '../support/hotelServer';
import { renderSite } from '../support/renderSite';

openHotelServer();

const link = async () => (await screen.findByText('See what’s available')).parentElement;

it('The home page says from which price a night is to be had tonight', async () => {
  const asked = respond('get', '/api/v1/availability', 200, {
    ...availability,
    rooms: availability.rooms.map((type, index) => ({ ...type, roomPrice: 1851 - 100 * index })),
  });
  renderSite({ url: '/' });
  await screen.findByText('₦1,351.00');
  expect((await link())?.textContent).toBe('See what’s availablefrom ₦1,351.00 a night');
  expect(asked.map(({ url }) => url.search)).toEqual(['?checkIn=2026-03-01&checkOut=2026-03-02']);
});

it('and nothing where the server can’t say', async () => {
  const asked = respond('get', '/api/v1/availability', 200, { ...availability, rooms: [] });
  renderSite({ url: '/' });
  await expect.poll(() => asked.length).toBe(1);
  expect((await link())?.textContent).toBe('See what’s available');
});
