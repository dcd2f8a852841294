import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reservation } from '../../../machines/contract/wire';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const id = '5f0c9a52-0c1e-4a7e-9a53-2f4b7f6f1d11';
const paid = { ...paidReservation, id };

async function openDetails(reservation: Reservation) {
  respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
  const { user } = renderSite({ url: `/my-reservations/${id}`, guest: adaobi });
  await screen.findByRole('link', { name: 'Back to My Reservations' });
  await screen.findByText('Reservation ID');
  return user;
}

const whatsApp = () => screen.queryByRole('link', { name: 'Send by WhatsApp' });
const card = () => screen.queryByRole('region', { name: 'Before you arrive' });

describe('What to know before the arrival', () => {
  it('is told with a paid reservation, and sent by WhatsApp without anything that opens it', async () => {
    await openDetails(paid);
    expect(card()?.textContent).toMatch(/From 14:00.*University Road.*ID card/);
    const link = new URL(whatsApp()?.getAttribute('href') ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    const text = link.searchParams.get('text') ?? '';
    for (const said of [
      'Thu, 12 Mar 2026 to Sun, 15 Mar 2026',
      '1 × Deluxe Room',
      'University Road',
    ]) {
      expect(text).toContain(said);
    }
    expect(text.match(/https?:\S+/g)).toEqual([expect.stringContaining('maps')]);
    for (const secret of [id.slice(0, 8), 'Adaobi', '204', paid.paymentRefrence ?? '']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is shared by whatever the device offers', async () => {
    const share = vi.fn(() => Promise.reject(new Error('Closed.')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = await openDetails(paid);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const text = new URL(whatsApp()?.getAttribute('href') ?? '').searchParams.get('text');
    expect(share.mock.calls).toEqual([[{ text }]]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is told, but not shared, while it is not paid', async () => {
    await openDetails(exampleReservation({ id }));
    expect(card()).not.toBeNull();
    expect(whatsApp()).toBeNull();
  });

  it.each([
    { ...paid, refundStatus: 'requested' },
    { ...paid, checkInDate: '2026-01-10', checkOutDate: '2026-01-12' },
  ] satisfies Reservation[])('is not told once it is given back or over', async (reservation) => {
    await openDetails(reservation);
    expect(card()).toBeNull();
  });
});
