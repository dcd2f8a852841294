import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATES_DEBOUNCE_MS } from '../../../machines/shared/stayDates';
import { availability } from '../support/availability';
import { chooseDates } from '../support/booking';
import { press } from '../support/fields';
import { respond, hearRequests, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const path = '/api/v1/availability';
const roomsLeft = `GET ${path}?checkIn=2026-03-12&checkOut=2026-03-15`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  respond('get', path, 200, availability);
});

afterEach(() => {
  vi.useRealTimers();
});

async function openForm(): Promise<() => string[]> {
  const requests = hearRequests();
  renderSite({ url: '/reservation', guest: adaobi });
  await screen.findByRole('form', { name: 'Make a Reservation' });
  return requests;
}

/** Both dates stay unchanged for long enough. */
async function settle(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(DATES_DEBOUNCE_MS));
}

const roomsShow = () => screen.findByText('Only 2 left');

describe('While the guest fills in the form, the rooms left', () => {
  it('are asked for once both dates stand, and not again when the rooms open', async () => {
    const requests = await openForm();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2026-03-12' } });
    await settle();
    expect(requests()).toEqual([]);

    chooseDates('2026-03-12', '2026-03-14');
    chooseDates('2026-03-12', '2026-03-15');
    await settle();
    await waitFor(() => expect(requests()).toEqual([roomsLeft]));

    await press('Check Availability');
    await roomsShow();
    expect(requests()).toEqual([]);
  });

  it('are not asked for while the dates are none that can be reserved', async () => {
    const requests = await openForm();
    const refused = [
      ['2026-02-28', '2026-03-15'],
      ['2026-03-12', '2026-03-12'],
      ['2026-03-12', '2026-04-20'],
      ['2027-12-01', '2027-12-03'],
    ] as const;
    for (const [checkIn, checkOut] of refused) {
      chooseDates(checkIn, checkOut);
      await settle();
    }
    expect(requests()).toEqual([]);
  });

  it('are not asked for by a guest who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const requests = await openForm();
    chooseDates('2026-03-12', '2026-03-15');
    await settle();
    expect(requests()).toEqual([]);
    await press('Check Availability');
    await roomsShow();
    expect(requests()).toEqual([roomsLeft]);
  });
});
