import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentVerification, VerifiedStatus } from '../../../machines/contract/wire';
import { PAYMENT_CHECK_INTERVAL_MS } from '../../../machines/payment/paymentCheckMachine';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { holdTheClock, timePasses } from '../../model/rendered/support/time';
import { openHotelServer, respond } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

openHotelServer();
holdTheClock();

const unpaid = exampleReservation();

/** The two pages to which a guest comes back from a provider, and how each asks. */
const pages = [
  ['confirmation', `/reservation/${unpaid.id}/confirm?reference=r`, '/api/v1/payment/verify/'],
  ['result', '/payment-callback?reference=r', '/api/v1/hotel/payment/paystack/verify'],
] as const;

/** The reservation of each answer, as the server has it by then. */
const reservations: Readonly<Record<VerifiedStatus, ReturnType<typeof exampleReservation>>> = {
  pending: unpaid,
  paid: paidReservation,
  abandoned: unpaid,
  failed: unpaid,
  review: unpaid,
  cancelled: exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' }),
  refunded: exampleReservation({ paymentStatus: 'refunded' }),
};
const words = 'Your bank has a word for you.';
const verifiedStatuses = [
  'pending',
  'paid',
  'abandoned',
  'failed',
  'review',
  'cancelled',
  'refunded',
] as const;
const refunding = exampleReservation({ paymentStatus: 'paid', refundStatus: 'requested' });

const answers: readonly [string, PaymentVerification][] = [
  ...verifiedStatuses.flatMap((paymentStatus): [string, PaymentVerification][] => [
    [paymentStatus, { paymentStatus, reservation: reservations[paymentStatus], error: words }],
    [`${paymentStatus} alone`, { paymentStatus, error: words }],
  ]),
  ['a requested refund', { paymentStatus: 'paid', reservation: refunding, error: words }],
];

const waysToPay = () =>
  [...document.querySelectorAll('main :is(button, a)')].filter(({ textContent }) =>
    /^(Pay|Continue Payment)/.test(textContent.trim()),
  );

/** What a provider says once it has the guest's money. */
const withMoney = (['paid', 'review', 'cancelled', 'refunded'] as const).flatMap((status) =>
  [{}, { reservation: unpaid }].map((beside) => [status, beside] as const),
);

describe.each(pages)('Back from the provider: the %s page', (_, url, verify) => {
  it.each(answers)('shows what the server says beside %s', async (_status, answer) => {
    respond('get', '/api/v1/reservations/{id}', 200, { reservation: unpaid });
    respond('get', verify, 200, answer);
    renderSite({ url, guest: adaobi });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each(withMoney)('offers no payment after %s beside %j', async (paymentStatus, beside) => {
    respond('get', '/api/v1/reservations/{id}', 200, { reservation: unpaid });
    respond('get', verify, 200, { paymentStatus: 'pending', reservation: unpaid });
    renderSite({ url, guest: adaobi });
    await screen.findByText(/^We’re still waiting/);
    respond('get', verify, 200, { paymentStatus, ...beside });
    await timePasses(PAYMENT_CHECK_INTERVAL_MS);
    await expect.poll(() => screen.queryByText(/^We’re still waiting/)).toBeNull();
    expect(waysToPay()).toEqual([]);
    if (paymentStatus !== 'review') expect(screen.queryByText('Pending')).toBeNull();
  });
});
