import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import type { Reservation } from '../../../machines/contract/wire';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, NOW, renderSite } from '../support/renderSite';

openHotelServer();

const begun = exampleReservation({
  unfinishedPayment: 'flutterwave',
  holdExpiresAt: new Date(NOW.getTime() + 30 * 60_000).toISOString(),
});
const sent = {
  ...begun,
  underWay: { by: 'bank_transfer', until: begun.holdExpiresAt ?? '' },
} as const;

const history = '/api/v1/hotel/reservations/history';
const saved = { reservationData: begun, totalAmount: 6000, userId: adaobi.id };

/** Every place where a reservation can be paid. */
const places = [
  ['confirmation', `/reservation/${begun.id}/confirm`],
  ['payment page', '/payment'],
  ['details', `/my-reservations/${begun.id}`],
  ['list', '/my-reservations'],
  ['reminder', '/'],
] as const;

function open(url: string, reservation: Reservation) {
  respond('get', '/api/v1/reservations/{id}', 200, { reservation });
  respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
  respond('get', history, 200, { reservations: [{ ...reservation, group: 'unpaid' }] });
  return renderSite({ url, guest: adaobi, device: { lastReservationResponse: saved } });
}

/** What invites to pay, from the top of the page. */
const invitations = () =>
  [...document.querySelectorAll('button, a')]
    .map((one) => ({ one, words: one.textContent }))
    .filter(({ words }) => /\bpay/i.test(words));

/** Whether one thing stands before another on the page, for the eye and for whoever listens. */
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(places)('A reservation with a payment that was begun: the %s', (_, url) => {
  it('says so first, and offers to go on before anything else', async () => {
    open(url, begun);
    const said = await screen.findByText(
      'You started paying with Flutterwave but haven’t finished.',
    );
    const [first] = invitations();
    expect(first?.words).toBe('Continue Payment');
    expect(first && isBefore(said, first.one)).toBe(true);
  });

  it('says that a transfer is under way before it offers anything', async () => {
    open(url, sent);
    const said = await screen.findByText(/^Your bank transfer is in progress\./);
    const [first] = invitations();
    expect(first?.words).toMatch(/^(Continue Payment|Pay another way)$/);
    expect(first && isBefore(said, first.one)).toBe(true);
    expect(screen.queryByText(/^Pay now$/i)).toBeNull();
  });
});

it.each([
  ['confirmation', `/reservation/${begun.id}/confirm`, '/api/v1/payment/flutterwave/initialize'],
  ['payment page', '/payment', '/api/v1/payment/initiate-flutterwave'],
] as const)('The %s goes on with the provider with whom it was begun', async (_, url, call) => {
  const calls = respond('post', call, 200, { paymentLink: 'https://flw.test/1', reference: 'ref' });
  const { user } = open(url, begun);
  await user.click(await screen.findByRole('button', { name: 'Continue Payment' }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('On the confirmation it stands before the summary, which is long on a phone', async () => {
  open(`/reservation/${begun.id}/confirm`, begun);
  const said = await screen.findByText('You started paying with Flutterwave but haven’t finished.');
  const summary = screen.getByRole('heading', { name: 'Booking Summary' });
  expect(isBefore(said, summary)).toBe(true);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button', { name: /Pay/ }).map((one) => one.textContent)).toEqual([
    'Continue Payment',
    'Pay with Paystack',
    'Pay with Flutterwave',
  ]);
});
