import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdTheClock, timePasses } from '../../model/rendered/support/time';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { respond, respondAndStall, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();
holdTheClock();

const history = '/api/v1/hotel/reservations/history';
const HALF_A_MINUTE = 30_000;

describe('An answer that stalls after its headers', () => {
  it('is given up after half a minute, and can be asked for again', async () => {
    const calls = respondAndStall('get', history);
    const { user } = renderSite({ url: '/my-reservations', guest: adaobi });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Loading your reservations...')).toBeDefined();
    await timePasses(HALF_A_MINUTE);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch reservations');
    respond('get', history, 200, { reservations: [exampleReservation()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('View Details')).toBeDefined();
  });
});
