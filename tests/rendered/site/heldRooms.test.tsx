import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { preloadDeferredSections } from '../../../src/navigation/deferredSection';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, NOW, renderSite } from '../support/renderSite';

openHotelServer();

afterEach(() => {
  vi.restoreAllMocks();
});

it('Whoever only looks at the home page is reminded of held rooms once it is loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await preloadDeferredSections();
  const holdExpiresAt = new Date(NOW.getTime() + 60_000).toISOString();
  const asked = respond('get', '/api/v1/hotel/reservations/history', 200, {
    reservations: [exampleReservation({ holdExpiresAt })],
  });
  renderSite({ url: '/', guest: adaobi, now: () => NOW });
  await screen.findByRole('region', { name: 'Views of the hotel' });
  expect(asked).toEqual([]);
  // The part that listens comes with a script of its own, a moment after what is above it.
  await vi.waitFor(
    () => {
      act(() => {
        window.dispatchEvent(new Event('load'));
      });
      expect(asked).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  expect(await screen.findByText('Pay now', {}, { timeout: 20_000 })).toBeTruthy();
  expect(asked).toHaveLength(1);
});
