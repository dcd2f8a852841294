import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as bookingMessages from '../../../messages/booking/form';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { serverClock, type ServerClock } from '../../../src/api/serverClock';
import { holdTheClock, timePasses } from '../../model/rendered/support/time';
import { availability } from '../support/availability';
import { bookingStorage, chooseDates } from '../support/booking';
import { press } from '../support/fields';
import { dropConnection, openHotelServer, respond } from '../support/hotelServer';
import { adaobi, address, closeSite, NOW, renderSite } from '../support/renderSite';

openHotelServer();
holdTheClock();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
const TODAY = '2026-03-01';
const YESTERDAY = '2026-02-28';
const TOMORROW = '2026-03-02';

const behindAndAhead = [-25 * DAY, 15 * HOUR];
const since = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

/** The clock of a page on a device that is wrong by so much, with a server that dates its answers, or doesn't. */
function clockOff(wrongBy: number, { isDated = true } = {}): ServerClock {
  const started = performance.now();
  const clock = serverClock({
    deviceNow: () => new Date(NOW.getTime() + wrongBy),
    elapsed: () => performance.now() - started,
  });
  return {
    ...clock,
    hearing: (send) =>
      clock.hearing(async (request) => {
        const answer = await send(request);
        if (isDated) answer.headers.set('date', NOW.toUTCString());
        return answer;
      }),
  };
}

function nightsAsked() {
  return respond('get', '/api/v1/availability/sold-out-nights', 200, {
    from: TODAY,
    to: '2026-09-01',
    nights: [],
  });
}

async function openForm(clock: ServerClock, tab = {}): Promise<void> {
  respond('get', '/api/v1/availability', 200, availability);
  renderSite({ url: '/reservation', guest: adaobi, clock, tab });
  await screen.findByRole('form', { name: 'Make a Reservation' });
}

const reasonField = async () => within(await screen.findByRole('dialog')).getByRole('textbox');
const checkIn = () => screen.getByLabelText<HTMLInputElement>('Check-in');

describe.each(behindAndAhead)('A guest whose clock is wrong by %d ms', (wrongBy) => {
  it('books tonight, but not last night', async () => {
    nightsAsked();
    await openForm(clockOff(wrongBy));
    await expect.poll(() => checkIn().min).toBe(TODAY);
    chooseDates(YESTERDAY, TOMORROW);
    await press('Check Availability');
    await press('OK');
    expect(screen.queryByText(bookingMessages.checkInInPast)).not.toBeNull();
    chooseDates(TODAY, TOMORROW);
    await press('Check Availability');
    await screen.findByRole('heading', { name: 'Choose your rooms' });
    expect(address()).toBe('/roombooking');
  });

  it('asks again for the nights of the calendar, from the right day on', async () => {
    const asked = nightsAsked();
    await openForm(clockOff(wrongBy));
    await expect.poll(() => asked.at(-1)?.url.searchParams.get('from')).toBe(TODAY);
    await press('Choose from the calendar');
    const march = within(await screen.findByRole('grid', { name: 'March 2026' }));
    const days = march.getAllByRole<HTMLButtonElement>('button', { name: /, today/ });
    expect(days.map(({ disabled }) => disabled)).toEqual([false]);
  });

  it('finds what was entered before', async () => {
    nightsAsked();
    await openForm(clockOff(wrongBy), bookingStorage());
    expect(checkIn().value).toBe('2026-03-12');
  });

  it('is told how long the rooms are really held', async () => {
    const held = exampleReservation({ holdExpiresAt: since(12.5 * MINUTE) });
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation: held });
    renderSite({ url: '/my-reservations/r-1', guest: adaobi, clock: clockOff(wrongBy) });
    expect((await screen.findByRole('timer')).textContent).toBe('12 minutes left to pay.');
  });

  it('asks for a refund that is still open, and keeps the reason', async () => {
    const reservation = { ...paidReservation, refundableUntil: since(2 * HOUR) };
    respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
    const clock = clockOff(wrongBy);
    renderSite({ url: '/my-reservations/r-1', guest: adaobi, clock });
    await press('Request Refund');
    fireEvent.change(await reasonField(), { target: { value: 'I am ill' } });
    const device = Object.fromEntries(Object.entries(localStorage));
    closeSite();
    renderSite({ url: '/my-reservations/r-1', guest: adaobi, clock: clockOff(wrongBy), device });
    expect(await screen.findByDisplayValue('I am ill')).toBeTruthy();
  });

  it('pays as long as the rooms are held, and no longer', async () => {
    const held = exampleReservation({ holdExpiresAt: since(30 * MINUTE) });
    respond('get', '/api/v1/reservations/{id}', 200, { reservation: held });
    renderSite({ url: '/reservation/r-1/confirm', guest: adaobi, clock: clockOff(wrongBy) });
    await screen.findByText(/Pay with Paystack/);
    await timePasses(29 * MINUTE);
    expect(screen.queryByText(/Pay with Paystack/)).not.toBeNull();
    const expired = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
    respond('get', '/api/v1/reservations/{id}', 200, { reservation: expired });
    await timePasses(2 * MINUTE);
    expect(screen.queryByText(/Pay with Paystack/)).toBeNull();
  });
});

describe.each(behindAndAhead)(
  'Where no answer tells the time, a clock wrong by %d ms',
  (wrongBy) => {
    const open = () => clockOff(wrongBy, { isDated: false });

    it('keeps no stay from the server', async () => {
      dropConnection('get', '/api/v1/availability/sold-out-nights');
      await openForm(open());
      chooseDates(TODAY, TOMORROW);
      await press('Check Availability');
      await screen.findByRole('heading', { name: 'Choose your rooms' });
    });

    it('counts no minutes, ends no hold, and refuses no refund', async () => {
      const held = exampleReservation({ holdExpiresAt: since(30 * MINUTE) });
      respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation: held });
      renderSite({ url: '/my-reservations/r-1', guest: adaobi, clock: open() });
      await screen.findByText(/^Your rooms are held until/);
      expect(screen.queryByRole('timer')).toBeNull();
      closeSite();

      respond('get', '/api/v1/reservations/{id}', 200, { reservation: held });
      renderSite({ url: '/reservation/r-1/confirm', guest: adaobi, clock: open() });
      await screen.findByText(/Pay with Paystack/);
      await timePasses(60 * MINUTE);
      expect(screen.queryByText(/Pay with Paystack/)).not.toBeNull();
      closeSite();

      const paid = { ...paidReservation, refundableUntil: since(HOUR) };
      respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation: paid });
      renderSite({ url: '/my-reservations/r-1', guest: adaobi, clock: open() });
      await press('Request Refund');
      expect(await reasonField()).toBeTruthy();
    });
  },
);

it('A hold of many weeks is no hold that is over', async () => {
  const reservation = exampleReservation({ holdExpiresAt: since(60 * DAY) });
  respond('get', '/api/v1/reservations/{id}', 200, { reservation });
  renderSite({ url: '/reservation/r-1/confirm', guest: adaobi });
  await screen.findByText(/Pay with Paystack/);
  await timePasses(1000);
  expect(screen.queryByText(/Pay with Paystack/)).not.toBeNull();
  closeSite();

  respond('get', '/api/v1/hotel/reservations/history', 200, { reservations: [reservation] });
  renderSite({ url: '/', guest: adaobi });
  await screen.findByText('Pay now');
  await timePasses(1000);
  expect(screen.queryByText('Pay now')).not.toBeNull();
});
