import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const paystack = '/api/v1/hotel/payment/paystack/verify';
const flutterwave = '/api/v1/hotel/payment/flutterwave/verify';
const paid = { paymentStatus: 'paid', reservation: paidReservation } as const;
const successful = () => screen.findByText('Payment Successful!');

describe('The page after a payment', () => {
  it.each(['reference', 'trxref'])('asks Paystack about a %s', async (name) => {
    const calls = respond('get', paystack, 200, paid);
    renderSite({ url: `/payment-callback?${name}=9f2c`, guest: adaobi });
    await successful();
    expect(calls[0]?.url.searchParams.get('reference')).toBe('9f2c');
  });

  it.each(['transaction_id', 'flw_ref'])('asks Flutterwave about a %s', async (name) => {
    const calls = respond('get', flutterwave, 200, paid);
    renderSite({ url: `/payment-callback?${name}=8415006` });
    await successful();
    expect(calls[0]?.url.searchParams.get('transaction_id')).toBe('8415006');
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
  });

  it('leads to the list when nothing was paid and no reservation is named', async () => {
    respond('get', paystack, 200, { paymentStatus: 'abandoned' });
    renderSite({ url: '/payment-callback?reference=9f2c', guest: adaobi });
    const link = await screen.findByRole('link', { name: 'Pay Now' });
    expect(link.getAttribute('href')).toBe('/my-reservations');
  });
});
