import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo } from '../../model/rendered/support/page';
import { alertMessages } from '../support/booking';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { respond, neverRespond, openHotelServer } from '../support/hotelServer';
import { adaobi, NOW, renderSite } from '../support/renderSite';

openHotelServer();

const pending = exampleReservation();
const atDetails = { url: `/my-reservations/${pending.id}`, guest: adaobi };
const load = '/api/v1/hotel/reservations/{id}';
const modify = '/api/v1/hotel/reservations/{id}/modify';
const refund = '/api/v1/hotel/payment/refund/request/{id}';

const button = (name: string) => screen.findByRole('button', { name });

function shows(reservation: typeof pending) {
  return respond('get', load, 200, { reservation });
}

it('An unfinished change stays with its own reservation, and is there on the way back', async () => {
  shows(pending);
  neverRespond('get', '/api/v1/hotel/reservations/{id}/availability');
  const { user } = renderSite(atDetails);
  await user.click(await button('Modify Reservation'));
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2026-03-16' } });
  respond('get', load, 200, { reservation: exampleReservation({ id: 'r-2', name: 'Bola Ade' }) });
  goTo('/my-reservations/r-2');
  await screen.findByText('Bola Ade');
  expect(screen.queryByRole('dialog')).toBeNull();
  shows(pending);
  goTo(atDetails.url);
  expect(await screen.findByLabelText('Check-out')).toHaveProperty('value', '2026-03-16');
});

describe('Modifying', () => {
  it('starts from the reservation and sends what changed', async () => {
    shows(pending);
    neverRespond('get', '/api/v1/hotel/reservations/{id}/availability');
    const calls = respond('patch', modify, 200, { message: 'ok', reservation: pending });
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

  it('says by its closed ways out that the changes are on their way', async () => {
    shows(pending);
    neverRespond('patch', modify);
    const { user } = renderSite(atDetails);
    await user.click(await button('Modify Reservation'));
    const dialog = within(screen.getByRole('dialog'));
    const waysOut = () => dialog.getAllByRole('button', { name: 'Close' });
    const closed = () => waysOut().map((way) => way.getAttribute('aria-disabled'));
    expect(closed()).toEqual([null, null]);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Processing...')).toBeDefined();
    expect(closed()).toEqual(['true', 'true']);
    // What was typed now would vanish with the response.
    for (const name of ['Check-in', 'Check-out', 'Adults', 'Children', /^Special Request/]) {
      expect(dialog.getByLabelText(name).matches(':disabled')).toBe(true);
    }
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
});

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

describe('What was entered and not sent', () => {
  const stored = (userId: string, savedAt: Date, reservationId = pending.id) => ({
    [`snapshot:change:${reservationId}`]: JSON.stringify({
      userId,
      savedAt: savedAt.getTime(),
      state: {
        version: 2,
        reservationId,
        wanted: { kind: 'refunding', reason: 'The conference moved.' },
      },
    }),
  });

  it('is forgotten when the guest closes the dialog', async () => {
    shows(paidReservation);
    const { user } = renderSite({ ...atDetails, tab: stored(adaobi.id, NOW) });
    await screen.findByLabelText('Reason');
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(sessionStorage.getItem(`snapshot:change:${pending.id}`)).toBeNull());
  });
});
