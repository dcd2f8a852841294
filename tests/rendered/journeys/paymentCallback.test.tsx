import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation, paidReservation } from '../support/examples';
import { answer, answerOddly, keepWaiting, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const paystack = '/api/v1/hotel/payment/paystack/verify';
const flutterwave = '/api/v1/hotel/payment/flutterwave/verify';
const paid = { paymentStatus: 'paid', reservation: paidReservation } as const;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const wayOn = () => screen.getByRole('link', { name: 'View My Reservation' }).getAttribute('href');

describe('The page after a payment', () => {
  it('says what it is doing', async () => {
    keepWaiting('get', paystack);
    renderSite({ url: '/payment-callback?reference=r', guest: adaobi });
    expect(await screen.findByText('Verifying your payment...')).toBe(screen.getByRole('status'));
  });

  it('shows the receipt and leads to the reservation', async () => {
    const calls = answer('get', paystack, 200, paid);
    renderSite({ url: '/payment-callback?trxref=9f2c', guest: adaobi });
    await title('Payment Successful!');
    const receipt = screen.getByRole('region', { name: 'Reservation Confirmed' }).textContent;
    expect(receipt).toContain(`Reservation ID${paidReservation.id}`);
    expect(receipt).toContain('RoomDeluxe Room (204)');
    expect(receipt).toContain('Total paid₦6,000.00');
    expect(wayOn()).toBe(`/my-reservations/${paidReservation.id}`);
    expect(calls[0]?.url.searchParams.get('reference')).toBe('9f2c');
  });

  it.each(['transaction_id', 'flw_ref'])('asks Flutterwave about a %s', async (name) => {
    const calls = answer('get', flutterwave, 200, paid);
    renderSite({ url: `/payment-callback?${name}=8415006` });
    await title('Payment Successful!');
    expect(calls[0]?.url.searchParams.get('transaction_id')).toBe('8415006');
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
  });

  it('says that the payment failed, in the server’s words', async () => {
    const reservation = exampleReservation();
    answer('get', paystack, 200, { paymentStatus: 'failed', reservation, error: 'Declined' });
    renderSite({ url: '/payment-callback?reference=r', guest: adaobi });
    await title('Payment Failed');
    expect(screen.getByRole('alert').textContent).toBe('Declined');
  });

  it('says that the payment could not be verified', async () => {
    answerOddly('get', paystack, 500, {});
    renderSite({ url: '/payment-callback?reference=r', guest: adaobi });
    await title('Payment Failed');
    expect(screen.getByRole('alert').textContent).toBe(
      'Payment verification failed. Please try again or contact support.',
    );
    expect(wayOn()).toBe('/my-reservations');
  });

  it('says that nothing is known without a reference', async () => {
    renderSite({ url: '/payment-callback' });
    await title('Payment Status Unknown');
    expect(screen.getByRole('alert').textContent).toBe(
      'No payment reference or transaction ID found. Payment status unknown.',
    );
    expect(wayOn()).toBe('/my-reservations');
  });

  it('asks not to pay again while the payment is not final', async () => {
    answer('get', paystack, 200, { paymentStatus: 'pending' });
    renderSite({ url: '/payment-callback?reference=r', guest: adaobi });
    await title('Payment Pending');
    expect(screen.getByRole('alert').textContent).toContain('Please do not pay again.');
  });
});
