import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, dropConnection, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const reservation = exampleReservation();
const { id } = reservation;
const url = `/reservation/${id}/confirm`;
const load = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';

const receipt = async () =>
  (await screen.findByRole('region', { name: 'Payment Receipt' })).textContent;

describe('The confirmation of an unpaid reservation', () => {
  it.each([
    ['2026-03-11T23:00:00.000Z', 'Full refund until Thu, 12 Mar, 0:00 (Lagos time).'],
    [null, 'Your stay starts so soon that it can’t be refunded once you’ve paid.'],
  ])('says before it is paid until when the money would come back (%s)', async (until, words) => {
    respond('get', load, 200, { reservation: { ...reservation, fullRefundUntil: until } });
    renderSite({ url, guest: adaobi });
    const pay = await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(pay.closest('aside')?.textContent).toContain(words);
  });

  it('asks for what is left of a price that was paid in part at the hotel', async () => {
    const partPaid = { ...reservation, amountDue: 4000, holdExpiresAt: null };
    respond('get', load, 200, { reservation: partPaid });
    const asked = dropConnection('post', '/api/v1/payment/paystack/initialize');
    renderSite({ url, guest: adaobi });
    const pay = await screen.findByRole('button', { name: 'Pay with Paystack' });
    expect(pay.closest('aside')?.textContent).toContain('₦4,000.00');
    const paid = screen.getByText('Paid at the hotel').closest('div');
    expect(paid?.textContent).toContain('₦2,000.00');
    pay.click();
    await expect.poll(() => asked).toMatchObject([{ body: { amount: 4000 } }]);
  });
});

it('The confirmation keeps what it showed when it cannot be read again, and offers no payment of it', async () => {
  respond('get', load, 200, { reservation });
  renderSite({ url, guest: adaobi });
  await screen.findByText('Booking Summary');
  dropConnection('get', load);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByText('Failed to load reservation details.');
  expect(screen.getByText('Booking Summary')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

describe('Coming back from the provider', () => {
  it.each([
    [
      'left the page without paying',
      { paymentStatus: 'abandoned', reservation },
      /^Your payment wasn’t completed\./,
    ],
    ['was declined', { paymentStatus: 'failed', reservation, error: 'Declined' }, /^Declined$/],
  ] as const)('is led to what a guest reads first who %s', async (_, answer, words) => {
    respond('get', verify, 200, answer);
    renderSite({ url: `${url}?reference=r`, guest: adaobi });
    const said = await screen.findByText(words);
    const notice = said.closest('[role="status"], [role="alert"]');
    expect(document.activeElement).toBe(notice);
    const summary = screen.getByRole('heading', { name: 'Booking Summary' });
    const pay = screen.getByRole('button', { name: 'Pay with Paystack' });
    for (const first of [said, pay]) {
      const follows = first.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows).not.toBe(0);
    }
  });

  it('shows the receipt in a browser without a session too', async () => {
    const { id: receiptId, checkInDate, checkOutDate, roomNumber, roomDetails } = paidReservation;
    respond('get', '/api/v1/hotel/payment/paystack/verify', 200, {
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
});
