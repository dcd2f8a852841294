import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { holdTheClock, timePasses } from '../../model/rendered/support/time';
import { dropConnection, respond, respondInvalid, openHotelServer } from '../support/hotelServer';
import { adaobi, NOW, renderSite } from '../support/renderSite';

openHotelServer();
holdTheClock();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const reservation = exampleReservation({
  holdExpiresAt: new Date(NOW.getTime() + 30 * MINUTE).toISOString(),
});
const later = new Date(NOW.getTime() + 70 * MINUTE).toISOString();
const confirmation = `/reservation/${reservation.id}/confirm`;
const load = '/api/v1/reservations/{id}';
const ownVerify = '/api/v1/payment/verify/';
const initialize = '/api/v1/payment/paystack/initialize';

describe('Why something went wrong', () => {
  it.each([
    ['with a code', { code: 'already_paid', message: 'Already paid' }],
    ['without any word', {}],
  ])('is told beside the receipt of what was paid meanwhile, refused %s', async (_, refused) => {
    respond('get', load, 200, { reservation }, { once: true });
    respondInvalid('post', initialize, 409, refused);
    const { user } = renderSite({ url: confirmation, guest: adaobi });
    const button = await screen.findByRole('button', { name: 'Pay with Paystack' });
    respond('get', load, 200, { reservation: paidReservation });
    await user.click(button);
    expect(await screen.findByText('Payment Receipt')).toBeTruthy();
    expect(screen.getByText('Reservation is already paid or details are missing.')).toBeTruthy();
  });

  it('is told where a payment was declined and no reservation is known', async () => {
    respondInvalid('get', ownVerify, 200, {
      paymentStatus: 'failed',
      error: 'Declined by the bank',
    });
    renderSite({ url: '/confirmPayment?reference=9f2c', guest: adaobi });
    expect(await screen.findByText('Declined by the bank')).toBeTruthy();
    expect(screen.getByText('No reservation details available.')).toBeTruthy();
  });
});

describe('A page that is left open past the end of the hold', () => {
  it('says so, offers no payment any more, and shows on request how it stands', async () => {
    respond('get', load, 200, { reservation });
    const { user } = renderSite({ url: confirmation, guest: adaobi });
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    // Beside the ways to pay, and for the paper, on which those are left out.
    expect(screen.getAllByText(/rooms are held/)).toHaveLength(2);
    const asked = dropConnection('get', load);
    await timePasses(30 * MINUTE);
    // Nobody could say whether they are.
    expect(await screen.findByText(/we may no longer be holding your rooms/)).toBeTruthy();
    expect(screen.queryByText(/rooms are held|Book this stay again/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay with/ })).toBeNull();
    await timePasses(120 * MINUTE);
    expect(asked).toHaveLength(1);
    const expired = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
    respond('get', load, 200, { reservation: expired });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText(/has been cancelled, so it can no longer be paid for/),
    ).toBeTruthy();
  });

  it.each([
    ['was paid meanwhile', paidReservation, /^Payment Successful!$/],
    ['is held longer', { ...reservation, holdExpiresAt: later }, /70 minutes left to pay/],
    ['is pending all the same', reservation, /30 minutes left to pay/],
  ] as const)('reads once what %s, and says so', async (_, now, words) => {
    respond('get', load, 200, { reservation });
    renderSite({ url: confirmation, guest: adaobi });
    await screen.findByRole('button', { name: 'Pay with Paystack' });
    const asked = respond('get', load, 200, { reservation: now });
    await timePasses(30 * MINUTE);
    expect(await screen.findByText(words)).toBeTruthy();
    await timePasses(30 * MINUTE);
    expect(asked).toHaveLength(1);
  });
});
