import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertWords } from '../support/booking';
import { exampleReservation, paidReservation } from '../../support/exampleReservation';
import { answer, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();

const pending = exampleReservation();
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });
const atDetails = { url: `/my-reservations/${pending.id}`, guest: adaobi };
const load = '/api/v1/hotel/reservations/{id}';
const cancel = '/api/v1/hotel/reservations/{id}/cancel';
const modify = '/api/v1/hotel/reservations/{id}/modify';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

const button = (name: string) => screen.findByRole('button', { name });

function shows(reservation: typeof pending) {
  return answer('get', load, 200, { reservation });
}

describe('Cancelling', () => {
  it('asks first, then shows the reservation as it now stands', async () => {
    shows(pending);
    const calls = answer('patch', cancel, 200, { message: 'ok', reservation: cancelled });
    const { user } = renderSite(atDetails);
    await user.click(await button('Cancel Reservation'));
    expect(await alertWords()).toBe('This action cannot be undone.');
    await user.click(await button('Keep Reservation'));
    expect(calls).toHaveLength(0);
    await user.click(await button('Cancel Reservation'));
    shows(cancelled);
    await user.click(await button('Yes, Cancel'));
    expect(await screen.findByText('Your reservation has been cancelled.')).toBeDefined();
    expect(await screen.findByText('Cancelled')).toBeDefined();
    expect(calls).toHaveLength(1);
  });
});

describe('Modifying', () => {
  it('starts from the reservation and sends what changed', async () => {
    shows(pending);
    const calls = answer('patch', modify, 200, { message: 'ok', reservation: pending });
    const { user } = renderSite(atDetails);
    await user.click(await button('Modify Reservation'));
    const dialog = within(screen.getByRole('dialog'));
    const notes = dialog.getByLabelText(/^Special Request/);
    expect(notes.textContent).toBe('');
    fireEvent.change(dialog.getByLabelText('Check-out'), { target: { value: '2026-03-16' } });
    await user.selectOptions(dialog.getByLabelText('Children'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your reservation has been modified.')).toBeDefined();
    expect(calls[0]?.body).toEqual({
      checkInDate: '2026-03-12',
      checkOutDate: '2026-03-16',
      noOfAdult: 2,
      noOfChildren: 0,
      specialRequest: 'nothing',
    });
  });

  it('leads to the first field that is wrong', async () => {
    shows(pending);
    const { user } = renderSite(atDetails);
    await user.click(await button('Modify Reservation'));
    const dialog = within(screen.getByRole('dialog'));
    const checkOut = dialog.getByLabelText('Check-out');
    fireEvent.change(checkOut, { target: { value: '2026-03-12' } });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByText('Check-out date must be after check-in date')).toBeDefined();
    expect(document.activeElement).toBe(checkOut);
  });

  it('keeps what was entered when the server refuses it', async () => {
    shows(pending);
    const message = 'There are not enough rooms left for these dates.';
    answer('patch', modify, 409, { code: 'rooms_unavailable', message });
    const { user } = renderSite(atDetails);
    await user.click(await button('Modify Reservation'));
    await user.selectOptions(screen.getByLabelText('Adults'), '4');
    await user.click(await button('Save Changes'));
    expect(await alertWords()).toBe(message);
    await user.click(await button('OK'));
    const adults = within(screen.getByRole('dialog')).getByLabelText('Adults');
    expect(adults).toHaveProperty('value', '4');
  });
});

describe('Asking for a refund', () => {
  it('wants a reason, asks once more, and says that it was requested', async () => {
    shows(paidReservation);
    const requested = {
      ...paidReservation,
      refundStatus: 'requested',
      refundableUntil: null,
    } as const;
    const calls = answer('post', refund, 200, { message: 'ok', reservation: requested });
    const { user } = renderSite(atDetails);
    await user.click(await button('Request Refund'));
    await user.click(await button('Submit Request'));
    expect(await alertWords()).toBe('Please provide a reason for the refund.');
    await user.click(await button('OK'));
    await user.type(screen.getByLabelText('Reason'), 'The conference moved.');
    await user.click(await button('Submit Request'));
    expect(await alertWords()).toBe('Are you sure you want to request a refund?');
    shows(requested);
    await user.click(await button('Yes, Request Refund'));
    expect(await screen.findByText('Your refund has been requested.')).toBeDefined();
    expect(await screen.findByText(/We will tell you by email/)).toBeDefined();
    expect(calls[0]?.body).toEqual({ reason: 'The conference moved.' });
  });

  it('says what the server said when it failed', async () => {
    shows(paidReservation);
    const message = 'A refund can be requested until the check-in day begins.';
    answer('post', refund, 409, { code: 'refund_refused', message });
    const { user } = renderSite(atDetails);
    await user.click(await button('Request Refund'));
    await user.type(screen.getByLabelText('Reason'), 'Late');
    await user.click(await button('Submit Request'));
    await user.click(await button('Yes, Request Refund'));
    await waitFor(async () => expect(await alertWords()).toBe(message));
  });
});
