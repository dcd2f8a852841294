import type { Reservation } from '../../../../machines/contract/wire';
import { stories } from '../../../../models/fixtures/exampleStories';
import { heading, price, text } from '../reading';
import type { Situation } from '../situation';
import { pressing } from './openedReservation';

const told = (when: string, reservation: Reservation, ...words: string[]): Situation => ({
  when,
  arrange: pressing(reservation, []),
  says: [heading('What happened so far'), ...words.map(text)],
});

/** The entries of a reservation’s timeline. */
export const timeline: Situation[] = [
  told(
    'it was just made',
    stories.justMade,
    'You made this reservation.',
    'Your rooms are held until then. Please pay before.',
  ),
  told(
    'money came after the guest had cancelled',
    stories.cancelled,
    'You cancelled this reservation.',
    'A payment arrived after you had cancelled. It goes back to you in full.',
    'The payment provider sent this money back to you.',
  ),
  told(
    'money came too late',
    stories.tooLate,
    'The time to pay ended, so this reservation was cancelled. Its rooms were free again.',
    'A payment arrived after the time to pay, and your rooms were no longer free. It goes back to you in full.',
  ),
  told(
    'money came that did not match',
    stories.notUsable,
    'A payment arrived that did not match what we had asked for, so it could not pay this reservation. It goes back to you in full.',
  ),
  {
    when: 'much happened to it',
    arrange: pressing(stories.eventful, []),
    says: [
      ...[
        'You modified this reservation. This is its price since then.',
        'A payment arrived that you had started before you modified this reservation. It goes back to you in full.',
        'Your payment arrived after the time to pay. Your rooms were still free, so your reservation stands again and was confirmed.',
        'You paid more than this reservation costs. The rest goes back to you.',
        'A second payment arrived for this reservation. It goes back to you in full, and your reservation stays confirmed.',
        'We began to look into a payment for this reservation. Please do not pay again.',
        'We finished looking into it.',
        'We gave you another room. The price stayed the same.',
        'We are returning a part of what you paid. Your reservation stays as it is.',
        'Payment reference 9f2c4e7ab1d04c6f',
      ].map(text),
      price('₦250.50'),
    ],
  },
  told(
    'the money went back',
    stories.refunded,
    'Your payment arrived, and your reservation was confirmed.',
    'Paid by bank transfer with Paystack',
    'You requested a refund. Your rooms were free again.',
    'The payment provider could not return the money yet. Our staff began to look into it; you do not have to do anything.',
    'The payment provider took on the refund again.',
    'The payment provider sent the money back to you.',
  ),
  told(
    'the money went to another account',
    stories.toAnotherAccount,
    'Paystack could not return the money to the account it came from. We asked you for another bank account of yours.',
    'The bank account is in another name than the one that sent the money, so nothing was sent. Our staff began to look into it.',
    'A bank account was given for the money to go to.',
  ),
  told(
    'staff ended it',
    stories.endedByStaff,
    'We began to return your money. Your rooms were free again.',
  ),
];
