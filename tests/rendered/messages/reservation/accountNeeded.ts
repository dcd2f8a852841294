import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reservation } from '../../../../machines/contract/wire';
import { paidReservation } from '../../../../models/fixtures/exampleReservation';
import { alert, link, notice } from '../reading';
import type { Saying, Situation } from '../situation';
import { cancelled, pending, pressing, refundRequested } from './openedReservation';

const needsAccount =
  'Paystack could not return your money to the account it came from. Please give us another bank account of yours.';
const isLookedInto =
  'The bank account that you gave for your money is in another name than the one that sent it. Our staff is looking into it and will write to you.';
const goesToIt =
  'Your money is on its way to the bank account that was given for it. We will tell you by email when it is sent.';
const stuck = { ...paidReservation, refundStatus: 'failed', refundableUntil: null } as const;

/** A notice with a link to the form for the account, and none that staff has to act. */
const told = (
  when: string,
  reservation: Reservation,
  words: string,
  ...says: Saying[]
): Situation => ({
  when,
  arrange: pressing(reservation, []),
  says: [...says, link(words)],
  after() {
    const address = screen.getByText(words).getAttribute('href');
    expect(address).toBe(`/my-reservations/${pending.id}/refund-account`);
    expect(screen.queryByText(/^The refund could not be made yet/)).toBeNull();
  },
});

/** The details of a reservation whose money needs, or was given, a bank account. */
export const accountNeeded: Situation[] = [
  told(
    'its refund needs a bank account',
    { ...stuck, refundAccount: 'needed' },
    'Give a Bank Account',
    alert(needsAccount),
  ),
  told(
    'staff looks into the bank account for its refund',
    { ...stuck, refundAccount: 'underReview' },
    'Give Another Account',
    notice(isLookedInto),
  ),
  told(
    'a bank account was given for its refund',
    { ...refundRequested, refundAccount: 'given' },
    'See Where It Goes',
    notice(goesToIt),
  ),
  told(
    'money that came after it was cancelled needs a bank account',
    { ...cancelled, refundAccount: 'needed' },
    'Give a Bank Account',
    alert(needsAccount),
    notice('This reservation has been cancelled. No further actions are available.'),
  ),
];
