import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertWords } from '../support/booking';
import { exampleReservation } from '../support/examples';
import { answer, answerOddly, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const saved = { reservationData: reservation, totalAmount: 6000, userId: adaobi.id };
const atPayment = {
  url: '/payment',
  guest: adaobi,
  device: { lastReservationResponse: saved },
};
const pay = { name: 'Proceed to Payment' };
const method = (name: string) => screen.findByRole('radio', { name });
const errorWords = async () => (await screen.findByRole('alert')).textContent;

describe('The payment page', () => {
  it('shows what was just reserved and three ways to pay', async () => {
    renderSite(atPayment);
    await method('Direct card payment');
    const page = screen.getByRole('main').textContent;
    expect(page).toContain('Stay duration3 Nights');
    expect(page).toContain('Room selectionDeluxe Room × 1');
    expect(page).toContain('Total Amount₦6,000.00');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('button', pay).getAttribute('aria-disabled')).toBe('true');
  });

  it('leaves for Paystack', async () => {
    const checkout = { authorization_url: 'https://paystack.test/c/1', reference: 'ref' };
    const calls = answer('post', '/api/v1/payment/initiate-payment', 200, checkout);
    const { user, leaveFor } = renderSite(atPayment);
    await user.click(await method('Paystack'));
    await user.click(screen.getByRole('button', pay));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://paystack.test/c/1'));
    expect(calls[0]?.body).toEqual({ reservationId: reservation.id });
  });

  it('keeps Flutterwave’s answer and offers its link instead of leaving', async () => {
    const checkout = { paymentLink: 'https://flutterwave.test/c/1', reference: 'ref' };
    answer('post', '/api/v1/payment/initiate-flutterwave', 200, checkout);
    const { user, leaveFor } = renderSite(atPayment);
    await user.click(await method('Flutterwave'));
    await user.click(screen.getByRole('button', pay));
    const link = await screen.findByRole('link', { name: 'Continue to Flutterwave' });
    expect(link.getAttribute('href')).toBe('https://flutterwave.test/c/1');
    expect(leaveFor).not.toHaveBeenCalled();
    const kept = localStorage.getItem('flutterwavePaymentResponse') ?? '';
    expect(JSON.parse(kept)).toEqual({ ...checkout, userId: adaobi.id });
  });

  it.each([
    ['Paystack', '/api/v1/payment/initiate-payment'],
    ['Flutterwave', '/api/v1/payment/initiate-flutterwave'],
  ] as const)('says when %s cannot be started', async (provider, path) => {
    answerOddly('post', path, 502, { message: 'Provider down' });
    const { user } = renderSite(atPayment);
    await user.click(await method(provider));
    await user.click(screen.getByRole('button', pay));
    expect(await errorWords()).toBe(`${provider} payment initiation failed. Please try again.`);
  });

  it('only says that paying by card directly is not possible', async () => {
    const { user } = renderSite(atPayment);
    await user.click(await method('Direct card payment'));
    expect(await errorWords()).toBe(
      'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.',
    );
    expect(screen.getByRole('button', pay).getAttribute('aria-disabled')).toBe('true');
  });

  it('sends a guest without a reservation to the form', async () => {
    const { user } = renderSite({ ...atPayment, device: {} });
    expect(await alertWords()).toBe(
      'No reservation details found. Please make a reservation first.',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/reservation'));
  });

  it('has words for what cannot be read', async () => {
    renderSite({ ...atPayment, device: { lastReservationResponse: 'not JSON' } });
    expect(await errorWords()).toBe(
      'Failed to load reservation details. Please try reserving again.',
    );
  });

  it('cannot pay a reservation without an id', async () => {
    const nameless = { ...saved, reservationData: exampleReservation({ id: '' }) };
    const { user } = renderSite({ ...atPayment, device: { lastReservationResponse: nameless } });
    await user.click(await method('Paystack'));
    await user.click(screen.getByRole('button', pay));
    expect(await errorWords()).toBe('Reservation ID not found. Cannot proceed with payment.');
  });

  it('asks a visitor to log in', async () => {
    renderSite({ url: '/payment' });
    expect(await alertWords()).toBe('You are not logged in. Please log in to make a reservation.');
  });
});
