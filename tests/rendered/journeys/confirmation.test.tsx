import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { paths } from '../../../machines/contract/schema';
import { alertWords } from '../support/booking';
import { exampleReservation, paidReservation } from '../support/examples';
import { answer, answerOddly, cutOff, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const { id } = reservation;
const url = `/reservation/${id}/confirm`;
const load = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';
const initialize = {
  paystack: '/api/v1/payment/paystack/initialize',
  flutterwave: '/api/v1/payment/flutterwave/initialize',
} as const satisfies Record<string, keyof paths>;

const receipt = async () =>
  (await screen.findByRole('region', { name: 'Payment Receipt' })).textContent;
const errorWords = async () => (await screen.findByRole('alert')).textContent;

describe('The confirmation of an unpaid reservation', () => {
  it.each([url, `/confirmPayment/${id}`])('shows the booking summary at %s', async (at) => {
    const calls = answer('get', load, 200, { reservation });
    renderSite({ url: at, guest: adaobi });
    await screen.findByRole('heading', { name: 'Booking Summary' });
    const page = screen.getByRole('main').textContent;
    expect(page).toContain('Adaobi Okeke');
    expect(page).toContain('Deluxe Room × 1₦6,000.00');
    expect(page).toContain('Total Amount₦6,000.00');
    expect(page).toContain('Special RequestNone');
    expect(page).toContain('Pending');
    expect(screen.getByRole('button', { name: 'Pay with Flutterwave' })).toBeDefined();
    expect(calls[0]?.url.pathname).toBe(`/api/v1/reservations/${id}`);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer access-token');
  });

  it('leaves for Paystack with the amount that the guest was shown', async () => {
    answer('get', load, 200, { reservation });
    const checkout = { authorization_url: 'https://paystack.test/c/1', reference: 'ref' };
    const calls = answer('post', initialize.paystack, 200, checkout);
    const { user, leaveFor } = renderSite({ url, guest: adaobi });
    await user.click(await screen.findByRole('button', { name: 'Pay with Paystack' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://paystack.test/c/1'));
    expect(calls[0]?.body).toEqual({ reservationId: id, email: adaobi.email, amount: 6000 });
    const kept = localStorage.getItem('paystackPaymentResponse') ?? '';
    expect(JSON.parse(kept)).toEqual({ ...checkout, userId: adaobi.id });
  });

  it('leaves for Flutterwave, and is usable again for a guest who comes back', async () => {
    answer('get', load, 200, { reservation });
    const checkout = { paymentLink: 'https://flutterwave.test/c/1', reference: 'ref' };
    answer('post', initialize.flutterwave, 200, checkout);
    const { user, leaveFor } = renderSite({ url, guest: adaobi });
    await user.click(await screen.findByRole('button', { name: 'Pay with Flutterwave' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://flutterwave.test/c/1'));
    expect(localStorage.getItem('flutterwavePaymentResponse')).not.toBeNull();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => {
      const button = screen.getByRole('button', { name: 'Pay with Paystack' });
      expect(button.getAttribute('aria-disabled')).toBeNull();
    });
  });

  it.each([
    ['Paystack', initialize.paystack, 'Could not get Paystack authorization URL from backend.'],
    ['Flutterwave', initialize.flutterwave, 'Could not get Flutterwave payment link from backend.'],
  ])('says when %s has no address', async (provider, path, words) => {
    answer('get', load, 200, { reservation });
    answerOddly('post', path, 200, {});
    const { user } = renderSite({ url, guest: adaobi });
    await user.click(await screen.findByRole('button', { name: `Pay with ${provider}` }));
    expect(await errorWords()).toBe(words);
  });

  it.each([
    ['Paystack', initialize.paystack],
    ['Flutterwave', initialize.flutterwave],
  ])('says when %s cannot be started', async (provider, path) => {
    answer('get', load, 200, { reservation });
    answerOddly('post', path, 502, {});
    const { user } = renderSite({ url, guest: adaobi });
    await user.click(await screen.findByRole('button', { name: `Pay with ${provider}` }));
    expect(await errorWords()).toBe(`${provider} initialization failed`);
  });

  it('asks for a login when the session ran out, and returns here', async () => {
    answer('get', load, 200, { reservation });
    answer('post', initialize.paystack, 401, { code: 'token_invalid', message: 'Expired' });
    answer('post', '/api/v1/auth/users/refresh', 401, {
      code: 'session_expired',
      message: 'Expired',
    });
    const { user } = renderSite({ url, guest: adaobi });
    await user.click(await screen.findByRole('button', { name: 'Pay with Paystack' }));
    expect(await alertWords()).toBe('Your session has expired or is invalid. Please log in again.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe(url);
  });

  it('has nothing to pay for a reservation that was cancelled meanwhile', async () => {
    const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
    answer('get', load, 200, { reservation: cancelled });
    renderSite({ url, guest: adaobi });
    expect(await screen.findByText(/has been cancelled, so it cannot be paid/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay with Paystack' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeDefined();
  });
});

describe('A confirmation that cannot be shown', () => {
  it('says that there is no such reservation', async () => {
    answer('get', load, 404, { code: 'reservation_not_found', message: 'Not found' });
    renderSite({ url, guest: adaobi });
    expect(await errorWords()).toBe('Reservation not found.');
  });

  it('says that it could not be loaded, and tries again', async () => {
    cutOff('get', load);
    const { user } = renderSite({ url, guest: adaobi });
    expect(await errorWords()).toBe('Failed to load reservation details.');
    answer('get', load, 200, { reservation });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Booking Summary' })).toBeDefined();
  });

  it('says that the address names nothing', async () => {
    renderSite({ url: '/confirmPayment', guest: adaobi });
    expect(await errorWords()).toBe('No reservation ID or payment reference provided.');
  });

  it('asks a visitor without a reference to log in', async () => {
    renderSite({ url });
    expect(await alertWords()).toBe('You are not logged in. Please log in to make a reservation.');
  });
});

describe('Coming back from the provider', () => {
  const paid = { paymentStatus: 'paid', reservation: paidReservation } as const;

  it.each(['reference', 'trxref', 'transaction_id', 'flw_ref'])(
    'verifies the payment by its %s and shows the receipt',
    async (name) => {
      const calls = answer('get', verify, 200, paid);
      renderSite({ url: `${url}?${name}=9f2c4e7ab1d04c6f`, guest: adaobi });
      expect(await receipt()).toContain('Deluxe Room (204)');
      expect(await receipt()).toContain('Total paid₦6,000.00');
      expect(calls[0]?.url.searchParams.get('reference')).toBe('9f2c4e7ab1d04c6f');
      expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    },
  );

  it('shows the kept receipt to a guest who opens it again without a network', async () => {
    answer('get', verify, 200, paid);
    const { unmount } = renderSite({ url: `${url}?reference=r`, guest: adaobi });
    await receipt();
    unmount();
    cutOff('get', load);
    renderSite({ url, guest: adaobi });
    expect(await receipt()).toContain('Total paid₦6,000.00');
  });

  it('shows the receipt in a browser without a session too', async () => {
    const { id: receiptId, checkInDate, checkOutDate, roomNumber, roomDetails } = paidReservation;
    answer('get', '/api/v1/hotel/payment/paystack/verify', 200, {
      paymentStatus: 'paid',
      reservation: {
        id: receiptId,
        checkInDate,
        checkOutDate,
        roomNumber,
        roomDetails,
        totalPrice: 6000,
        paymentStatus: 'paid',
        paymentRefrence: 'r',
        refundStatus: null,
      },
    });
    renderSite({ url: '/confirmPayment?trxref=r' });
    expect(await receipt()).toContain('Deluxe Room (204)');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not send a guest who has just paid to log in when the session ran out', async () => {
    answer('get', verify, 401, { code: 'token_invalid', message: 'Expired' });
    answer('post', '/api/v1/auth/users/refresh', 401, {
      code: 'session_expired',
      message: 'Expired',
    });
    answer('get', '/api/v1/hotel/payment/paystack/verify', 200, paid);
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    expect(await receipt()).toContain('Total paid');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('lets a guest whose payment was declined try again', async () => {
    const declined = { paymentStatus: 'failed', reservation, error: 'Declined by bank' } as const;
    answer('get', verify, 200, declined);
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    expect(await errorWords()).toBe('Declined by bank');
    expect(screen.getByRole('button', { name: 'Pay with Paystack' })).toBeDefined();
  });

  it('asks not to pay again while the provider has not said its last word', async () => {
    answer('get', verify, 200, { paymentStatus: 'pending', reservation });
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    expect(await errorWords()).toContain('Please do not pay again.');
    expect(screen.queryByRole('button', { name: 'Pay with Paystack' })).toBeNull();
    const link = screen.getByRole('link', { name: 'View My Reservation' });
    expect(link.getAttribute('href')).toBe(`/my-reservations/${id}`);
  });

  it('says why the payment could not be verified', async () => {
    answerOddly('get', verify, 500, {});
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    expect(await errorWords()).toBe(
      'Payment verification failed. Please try again or contact support.',
    );
    expect(address()).toBe(`${url}?reference=r`);
  });

  it('has other words when no answer comes', async () => {
    cutOff('get', verify);
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    expect(await errorWords()).toBe('An unexpected error occurred during payment verification.');
  });
});
