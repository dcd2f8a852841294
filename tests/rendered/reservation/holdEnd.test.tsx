import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import * as holdMessages from '../../../messages/reservation/hold';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { knownClock } from '../../../models/fixtures/knownClock';
import { holdTheClock, timePasses } from '../../model/rendered/support/time';
import { dropConnection, openHotelServer, respond, type Seen } from '../support/hotelServer';
import { adaobi, NOW, renderSite } from '../support/renderSite';

openHotelServer();
holdTheClock();

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE).toISOString();
const held = (minutes: number, id = 'r-1') =>
  exampleReservation({ id, holdExpiresAt: inMinutes(minutes) });
const expired = exampleReservation({
  paymentStatus: 'cancelled',
  cancelReason: 'expired',
  holdExpiresAt: null,
});

const one = (path: '/api/v1/reservations/{id}' | '/api/v1/hotel/reservations/{id}') => ({
  answer: (reservation: Reservation): Seen[] => respond('get', path, 200, { reservation }),
  fail: () => dropConnection('get', path),
});
const history = '/api/v1/hotel/reservations/history';

/** The pages that show a hold and read by themselves at its end; the confirmation has a test of its own. */
const pages = [
  { url: '/payment', ...one('/api/v1/reservations/{id}') },
  { url: '/my-reservations/r-1', ...one('/api/v1/hotel/reservations/{id}') },
  {
    url: '/my-reservations',
    answer: (...reservations: Reservation[]) => respond('get', history, 200, { reservations }),
    fail: () => dropConnection('get', history),
  },
];

/** Opens a page, on which time passes by the server's clock too. */
async function open({ url, answer }: (typeof pages)[number], shown: Reservation): Promise<Seen[]> {
  let passed = 0;
  setInterval(() => (passed += 1000), 1000);
  const clock = knownClock(() => new Date(NOW.getTime() + passed));
  const device = { lastReservationResponse: { reservationData: shown, userId: adaobi.id } };
  const asked = answer(shown);
  renderSite({ url, guest: adaobi, device, clock });
  await screen.findByText(/^Your rooms are held until/);
  return asked;
}

describe.each(pages)('At the end of a hold $url', (page) => {
  it('reads once, and shows that the rooms are held longer', async () => {
    const first = await open(page, held(30));
    await timePasses(29 * MINUTE);
    expect(first).toHaveLength(1);
    const second = page.answer(held(40));
    await timePasses(2 * MINUTE);
    expect(screen.getByRole('timer').textContent).toMatch(/^[89] minutes left/);
    expect(screen.queryByText(holdMessages.over)).toBeNull();
    await timePasses(7 * MINUTE);
    expect(second).toHaveLength(1);
  });

  it('says that it is over only by an answer', async () => {
    await open(page, held(30));
    page.answer(expired);
    await timePasses(31 * MINUTE);
    expect(screen.queryByText(/Your rooms are held until/)).toBeNull();
    expect(screen.queryByText(holdMessages.over)).toBeNull();
    expect(screen.queryAllByText(/cancelled|Cancelled|expired|not paid in time/)).not.toHaveLength(
      0,
    );
  });

  it('says “may” where nobody answers, and does not ask again by itself', async () => {
    await open(page, held(30));
    const failed = page.fail();
    await timePasses(32 * MINUTE);
    expect(failed).toHaveLength(1);
    expect(screen.queryByText(holdMessages.over)).not.toBeNull();
    const later = page.answer(expired);
    await timePasses(60 * MINUTE);
    expect(later).toHaveLength(0);
  });
});
