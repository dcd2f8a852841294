import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATES_DEBOUNCE_MS } from '../../../machines/shared/stayDates';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { fillIn, press } from '../support/fields';
import { respond, respondLater, hearRequests, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const details = '/api/v1/hotel/reservations/{id}';
const path = '/api/v1/hotel/reservations/{id}/availability';
const asked = (checkIn: string, checkOut: string) =>
  `GET /api/v1/hotel/reservations/r-1/availability?checkIn=${checkIn}&checkOut=${checkOut}`;
const said = (whyNot: string | null) => ({ rooms: [], whyNot });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  respond('get', details, 200, { reservation: exampleReservation() });
});

afterEach(() => {
  vi.useRealTimers();
});

async function openForm(): Promise<() => string[]> {
  renderSite({ url: '/my-reservations/r-1', guest: adaobi });
  await press('Modify Reservation');
  await screen.findByRole('dialog');
  return hearRequests();
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(DATES_DEBOUNCE_MS));
const dialog = () => within(screen.getByRole('dialog'));

describe('While other dates are entered', () => {
  it('only those are asked about that stand for a moment, and make another stay', async () => {
    const slow = respondLater('get', path);
    const requests = await openForm();
    fillIn({ 'Check-out': '' });
    await settle();
    fillIn({ 'Check-out': '2026-03-15' });
    await settle();
    expect(requests()).toEqual([]);

    fillIn({ 'Check-out': '2026-03-16' });
    fillIn({ 'Check-out': '2026-03-17' });
    await settle();
    await waitFor(() => expect(slow.waiting()).toBe(1));
    expect(requests()).toEqual([asked('2026-03-12', '2026-03-17')]);
  });

  it('only the answer about the last ones counts', async () => {
    const first = respondLater('get', path);
    await openForm();
    fillIn({ 'Check-out': '2026-03-16' });
    await settle();
    await waitFor(() => expect(first.waiting()).toBe(1));

    const second = respondLater('get', path);
    fillIn({ 'Check-in': '2026-03-13' });
    await settle();
    await waitFor(() => expect(second.waiting()).toBe(1));
    await second.respond(200, said(null));
    await dialog().findByText(/^Your rooms are available on these dates/);
    await first.respond(200, said('There are not enough rooms left for these dates.'));
    expect(dialog().queryByText(/not enough rooms/)).toBeNull();
    expect(dialog().getByText(/^Your rooms are available on these dates/)).toBeDefined();
  });

  it('the answer is still there while they are saved', async () => {
    const slow = respondLater('get', path);
    const saving = respondLater('patch', '/api/v1/hotel/reservations/{id}/modify');
    await openForm();
    fillIn({ 'Check-out': '2026-03-16' });
    await settle();
    await waitFor(() => expect(slow.waiting()).toBe(1));
    await slow.respond(200, said(null));
    await press('Save Changes');
    await waitFor(() => expect(saving.waiting()).toBe(1));
    expect(dialog().getByText(/^Your rooms are available on these dates/)).toBeDefined();
    expect(dialog().getByText('New price for 4 Nights')).toBeDefined();
  });
});
