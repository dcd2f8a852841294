import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertMessages } from '../support/booking';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const pending = exampleReservation();
const atDetails = { url: `/my-reservations/${pending.id}`, guest: adaobi };
const load = '/api/v1/hotel/reservations/{id}';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

const button = (name: string) => screen.findByRole('button', { name });

function shows(reservation: typeof pending) {
  return respond('get', load, 200, { reservation });
}

describe('Asking for a refund', () => {
  it('wants a reason, asks once more, and says that it was requested', async () => {
    shows(paidReservation);
    const requested = {
      ...paidReservation,
      refundStatus: 'requested',
      refundableUntil: null,
    } as const;
    const calls = respond('post', refund, 200, { message: 'ok', reservation: requested });
    const { user } = renderSite(atDetails);
    await user.click(await button('Request Refund'));
    await user.click(await button('Submit Request'));
    expect(await alertMessages()).toBe('Please provide a reason for the refund.');
    await user.click(await button('OK'));
    await user.type(screen.getByLabelText('Reason'), 'The conference moved.');
    await user.click(await button('Submit Request'));
    expect(await alertMessages()).toBe('Are you sure you want to request a refund?');
    shows(requested);
    await user.click(await button('Yes, Request Refund'));
    const said = await screen.findByText('Your refund has been requested.');
    expect(await screen.findByText(/We’ll email you/)).toBeDefined();
    expect(document.activeElement).toBe(said.closest('[role="status"]'));
    expect(screen.getAllByText(/refund has been requested/)).toHaveLength(1);
    expect(screen.getByText('Refund requested')).toBeDefined();
    expect(calls[0]?.body).toEqual({ reason: 'The conference moved.' });
  });
});
