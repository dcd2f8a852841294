import preview from '../../.storybook/preview';
import type { Reservation } from '../../machines/contract/wire';
import { paidByAnother } from '../../messages/payment/errors';
import { continuePayment } from '../../messages/payment/pages/paying';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import * as paymentMessages from '../../messages/payment/payment';
import * as reservationViewMessages from '../../messages/payment/view';
import { initializationFailed, paymentAddressMissing } from '../../messages/payment/payment';
import * as policyMessages from '../../messages/reservation/policy';
import { confirmationPath } from '../../machines/shared/paths';
import { receivedAt } from '../../models/payment/confirmationExamples';
import { checkoutModel } from '../../models/payment/checkoutModel';
import { confirmationModel as model } from '../../models/payment/confirmationModel';
import {
  checkAnswers,
  checkFails,
  paymentCheckModel,
} from '../../models/payment/paymentCheckModel';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { refused } from '../../models/fixtures/failures';
import { screen } from '../support/screen';
import { inside } from './inside';
import { answered } from '../support/steps';
import type { Step, StoryPath } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Confirmation' });
const url = confirmationPath('r-1');
const at = (to: string, ...says: string[]) => screen({ model, url, path: { to }, says });

const shown = (step: string, to: string, ...says: string[]) =>
  screen({ model, url, path: { to, by: [`the server shows ${step}`] }, says });

const checking = (path: StoryPath, ...says: string[]) =>
  inside(paymentCheckModel, { url, page: model, at: 'verifying' }, path, ...says);

/** The guest is back from the provider. */
const returned = (to: string, step: Step, ...says: string[]) =>
  screen({ model, url, path: { to, start: 'comes back from Paystack', by: [step] }, says });

export const Loading = meta.story(at('loading'));
export const Verifying = meta.story(checking({ to: 'asking' }, paymentResultMessages.verifying));
export const WaitingForTheProvider = meta.story(
  checking({ to: 'waiting', by: ['the payment is not final'] }, paymentMessages.stillWaiting),
);
export const AskingAgain = meta.story(
  checking(
    { to: 'asking', by: ['the payment is not final', 'waits a while'] },
    paymentMessages.stillWaiting,
  ),
);
export const WaitingForTheGuest = meta.story(
  checking({ to: 'quiet' }, paymentMessages.stillWaiting),
);
export const TransferUnderWay = meta.story(
  checking(
    { to: 'waiting', by: ['a transfer is under way'] },
    paymentMessages.transferUnderWay,
    paymentMessages.notSentYet,
  ),
);
export const CodeUnderWay = meta.story(
  checking({ to: 'waiting', by: ['a code is to be dialled'] }, paymentMessages.ussdUnderWay),
);
export const LookingAgain = meta.story(
  checking(
    { to: 'asking', by: ['a transfer is under way', 'waits a while'] },
    paymentMessages.notSentYet,
  ),
);
export const UnderReview = meta.story(at('underReview', paymentMessages.underReview));
export const Unpaid = meta.story(at('unpaid.choosing'));
export const StartingThePayment = meta.story(
  inside(checkoutModel, { url, page: model, at: 'unpaid.starting' }, { to: 'opening' }),
);
export const GoingToTheProvider = meta.story(at('unpaid.starting'));
export const Paid = meta.story(at('paid', paymentResultMessages.confirmed));
export const Cancelled = meta.story(
  shown('a cancelled reservation', 'ended', paymentMessages.cancelled),
);
export const Abandoned = meta.story(
  returned('unpaid.choosing', 'the guest left without paying', paymentMessages.notCompleted),
);
export const PaidTwice = meta.story(returned('paid', 'another payment had paid', paidByAnother));
export const PaidBack = meta.story(
  returned(
    'ended',
    'the payment came after the reservation was cancelled',
    paymentMessages.paidBack,
  ),
);
export const ReadingAtTheEnd = meta.story(at('readingAtEnd'));
export const HoldEnded = meta.story(at('holdEnded', paymentMessages.holdEnded));
export const RefundRequested = meta.story(
  shown('a reservation whose refund is requested', 'ended', policyMessages.refundRequested),
);
export const RefundUnderReview = meta.story(
  shown('a reservation whose refund failed', 'ended', policyMessages.refundUnderReview),
);
export const Refunded = meta.story(
  shown('a refunded reservation', 'ended', paymentMessages.refunded),
);
export const WithoutRooms = meta.story(
  shown('a reservation without rooms', 'ended', paymentMessages.noRooms),
);
export const Empty = meta.story(at('empty', reservationViewMessages.empty));
export const NothingToLookUp = meta.story(
  screen({
    model,
    url,
    path: { to: 'notFound', start: 'opens a confirmation that names nothing' },
    says: [reservationViewMessages.nothingToLookUp],
  }),
);
export const NotFound = meta.story(
  screen({
    model,
    url,
    path: { to: 'notFound', start: 'opens the confirmation of a reservation' },
    says: [reservationViewMessages.notFound],
  }),
);
export const NotLoaded = meta.story(at('notLoaded', reservationViewMessages.loadFailed));

export const LoginNeeded = meta.story(at('sessionLost'));

export const NotVerified = meta.story(
  returned(
    'notVerified',
    {
      words: 'the server breaks while the payment is verified',
      event: { ...checkFails('failed', refused('server_error', 500, '')) },
    },
    paymentMessages.verificationFailed,
  ),
);
export const NobodyVerified = meta.story(
  returned(
    'notVerified',
    'the network fails while the payment is verified',
    paymentMessages.unexpectedVerificationError,
  ),
);
export const Declined = meta.story(
  returned(
    'unpaid.choosing',
    {
      words: 'the bank declines the payment',
      event: {
        ...checkAnswers({
          paymentStatus: 'failed',
          reservation: exampleReservation(),
          error: 'Declined by the bank',
        }),
      },
    },
    'Declined by the bank',
  ),
);

/** The guest wants to pay an unpaid reservation. */
const paying = (by: readonly Step[], ...says: string[]) =>
  screen({
    model,
    url,
    path: { to: 'unpaid.choosing', by: ['the server shows an unpaid reservation', ...by] },
    says,
  });

/** The server has heard of the payment, but the reservation does not show it yet. */
export const PaidAlready = meta.story(
  paying(
    [
      'pays with Paystack',
      'the reservation is paid already',
      'the server shows an unpaid reservation',
    ],
    paymentMessages.alreadyPaidOrMissing,
  ),
);
export const PaystackWithoutAnAddress = meta.story(
  paying(['pays with Paystack', 'the checkout has no address'], paymentAddressMissing('paystack')),
);
export const FlutterwaveWithoutAnAddress = meta.story(
  paying(
    ['pays with Flutterwave', 'the checkout has no address'],
    paymentAddressMissing('flutterwave'),
  ),
);
export const PaystackNotInitialized = meta.story(
  paying(['pays with Paystack', 'the provider can’t be reached'], initializationFailed('paystack')),
);
export const FlutterwaveNotInitialized = meta.story(
  paying(
    ['pays with Flutterwave', 'the provider can’t be reached'],
    initializationFailed('flutterwave'),
  ),
);

/** A guest comes back by himself who has begun to pay. */
const begun = (changes: Partial<Reservation>, ...says: string[]) =>
  screen({
    model,
    url,
    path: {
      to: 'unpaid.choosing',
      by: [
        answered('loadReservation', {
          reservation: exampleReservation({ unfinishedPayment: 'paystack', ...changes }),
          receivedAt,
        }),
      ],
    },
    says: [...says, continuePayment],
  });

export const PaymentBegun = meta.story(begun({}, paymentMessages.paymentBegunWith('Paystack')));
export const BegunTransferUnderWay = meta.story(
  begun(
    { underWay: { by: 'bank_transfer', until: '2026-03-10T10:00:00.000Z' } },
    paymentMessages.transferUnderWay,
    paymentMessages.notSentYet,
  ),
);
