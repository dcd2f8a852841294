import * as paymentMessages from '../../../../../messages/payment/payment';
import * as reservationViewMessages from '../../../../../messages/payment/view';
import * as policyMessages from '../../../../../messages/reservation/policy';
import { REDIRECT_TIMEOUT_MS } from '../../../../../machines/shared/timeouts';
import { press } from '../../../../rendered/support/fields';
import { NOW } from '../../../../rendered/support/renderSite';
import {
  exampleReceipt,
  exampleReservation,
} from '../../../../../models/fixtures/exampleReservation';
import { address } from '../../../../../models/payment/confirmationExamples';
import {
  networkFails,
  serverAnswers,
  serverAnswersOddly,
  sessionEnds,
} from '../../support/pendingCalls';
import { comesBack } from '../../support/page';
import {
  alertSays,
  buttonIsBusy,
  buttonShows,
  noButton,
  textShows,
  waitingFor,
} from '../../support/assertions';
import { timePasses } from '../../support/time';
import { type View, opens } from '../../support/view';

const details = '/api/v1/reservations/{id}';
const verify = '/api/v1/payment/verify/';
const initialize = '/api/v1/payment/paystack/initialize';

/** Its rooms are held for half an hour. */
const pending = exampleReservation({
  holdExpiresAt: new Date(NOW.getTime() + 30 * 60_000).toISOString(),
});
const unheld = exampleReservation({ holdExpiresAt: '2026-03-01T08:00:00.000Z' });
const refunding = exampleReservation({ paymentStatus: 'paid', refundStatus: 'requested' });
const refundFailed = exampleReservation({ paymentStatus: 'paid', refundStatus: 'failed' });
const paid = exampleReservation({ paymentStatus: 'paid', paymentRefrence: 'ref-1' });
const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'expired' });
const refunded = exampleReservation({ paymentStatus: 'refunded' });
const underReview = exampleReservation({ underReviewUntil: '2026-03-10T10:00:00.000Z' });
const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });

const opensCheckout = () =>
  serverAnswers('post', initialize, 200, { authorization_url: address, reference: 'ref-1' });

const shows = (reservation: typeof pending) => () =>
  serverAnswers('get', details, 200, { reservation });

function canBePaid(): void {
  textShows('Booking Summary');
  buttonShows('Pay with Paystack');
  buttonShows('Pay with Flutterwave');
}

function isStarting(): void {
  textShows('Booking Summary');
  buttonIsBusy('Processing...');
  buttonIsBusy('Pay with Flutterwave');
}

function cannotBePaid(words: string): void {
  alertSays(words);
  noButton('Pay with Paystack');
}

const errorIn = (context: unknown) => String(Reflect.get(Object(context), 'error'));

/** What is said of a reservation that is over, by its fields. */
function endingIn(context: unknown): string {
  const reservation: unknown = Reflect.get(Object(context), 'reservation');
  const field = (name: string): unknown => Reflect.get(Object(reservation), name);
  if (field('refundStatus') === 'requested') return policyMessages.refundRequested;
  if (field('refundStatus') === 'failed') return policyMessages.refundUnderReview;
  if (field('totalPrice') === 0) return paymentMessages.noRooms;
  return field('paymentStatus') === 'cancelled'
    ? paymentMessages.cancelled
    : paymentMessages.refunded;
}

export const confirmationView: View = {
  id: 'confirmation',
  visits: {
    'opens the confirmation of a reservation': opens('/reservation/r-1/confirm'),
    'comes back from Paystack': opens('/reservation/r-1/confirm?reference=ref-1'),
    'comes back from Paystack in another browser': opens('/confirmPayment?reference=ref-1'),
    'opens a confirmation that names nothing': opens('/confirmPayment'),
  },
  executors: {
    'the server shows an unpaid reservation': shows(pending),
    'the server shows a paid reservation': shows(paid),
    'the server shows a reservation whose refund is requested': shows(refunding),
    'the server shows a reservation whose refund failed': shows(refundFailed),
    'the server shows a reservation that holds no rooms by this clock': shows(unheld),
    'the server shows a cancelled reservation': shows(cancelled),
    'the server shows a refunded reservation': shows(refunded),
    'the server shows a reservation without rooms': shows(withoutRooms),
    'the server shows a reservation for which a payment is looked into': shows(underReview),
    'the server says that the session expired': () => sessionEnds('get', details),
    'the server shows nothing': () => serverAnswersOddly('get', details, 200, {}),
    'the server knows no such reservation': () =>
      serverAnswers('get', details, 404, { code: 'reservation_not_found', message: 'None' }),
    'the network fails': () => networkFails('get', details),
    'the payment is made': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'paid', reservation: paid }),
    'the payment is made, and no more is told': () =>
      serverAnswersOddly('get', verify, 200, { paymentStatus: 'paid' }),
    'the guest left without paying': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'abandoned', reservation: pending }),
    'the server fails while the payment is verified': () =>
      serverAnswersOddly('get', verify, 503, {
        code: 'server_error',
        message: 'The server is resting',
      }),
    'the browser stays on the page': async () => {
      await opensCheckout();
      await timePasses(REDIRECT_TIMEOUT_MS);
    },
    'the hold ends': () => timePasses(30 * 60_000),
    'the amount does not fit': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'review', reservation: pending }),
    'the payment is declined': () =>
      serverAnswers('get', verify, 200, {
        paymentStatus: 'failed',
        reservation: pending,
        error: 'Declined by the bank',
      }),
    'the payment is declined, and no more is told': () =>
      serverAnswersOddly('get', verify, 200, { paymentStatus: 'failed' }),
    'the payment is declined, and only a receipt is told': () =>
      serverAnswersOddly('get', verify, 200, {
        paymentStatus: 'failed',
        reservation: exampleReceipt(),
        error: 'Declined by the bank',
      }),
    'the guest left without paying, and only a receipt is told': () =>
      serverAnswersOddly('get', verify, 200, {
        paymentStatus: 'abandoned',
        reservation: exampleReceipt(),
      }),
    'the payment came after the reservation was cancelled': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'cancelled', reservation: cancelled }),
    'the payment was refunded': () =>
      serverAnswers('get', verify, 200, { paymentStatus: 'refunded', reservation: refunded }),
    'the network fails while the payment is verified': () => networkFails('get', verify),
    'the server knows no such payment': () =>
      serverAnswers('get', verify, 404, { code: 'payment_not_found', message: 'No such payment' }),
    'asks again': () => press('Check again'),
    'pays with Paystack': () => press('Pay with Paystack'),
    'pays with Flutterwave': () => press('Pay with Flutterwave'),
    'the checkout has no address': () => serverAnswersOddly('post', initialize, 200, {}),
    'the session expired before the payment': () => sessionEnds('post', initialize),
    'the reservation is paid already': () =>
      serverAnswers('post', initialize, 409, { code: 'already_paid', message: 'Already paid' }),
    'the provider can’t be reached': () => networkFails('post', initialize),
    'the server refuses the payment in its words': () =>
      serverAnswersOddly('post', initialize, 503, {
        code: 'provider_unavailable',
        message: 'Paystack is closed',
      }),
    'comes back with the Back button': comesBack,
  },
  assertions: {
    loading: () => waitingFor('Loading your reservation...'),
    underReview: () => cannotBePaid(paymentMessages.underReview),
    'unpaid.choosing': ({ context }) => {
      if (Reflect.get(Object(context), 'verified') === 'abandoned') {
        alertSays(paymentMessages.notCompleted);
      }
      canBePaid();
    },
    'unpaid.starting': isStarting,
    holdEnded: () => {
      alertSays(paymentMessages.holdEnded);
      noButton('Pay with Paystack');
      buttonShows('Check again');
    },
    paid: () => {
      textShows('Payment Receipt');
      noButton('Pay with Paystack');
    },
    ended: ({ context }) => cannotBePaid(endingIn(context)),
    empty: () => textShows(reservationViewMessages.empty),
    notFound: ({ context }) => cannotBePaid(errorIn(context)),
    notLoaded: () => {
      alertSays(reservationViewMessages.loadFailed);
      buttonShows('Try again');
    },
    notVerified: ({ context }) => {
      alertSays(errorIn(context));
      buttonShows('Try again');
    },
  },
  linksTo: {
    paid: '/',
    underReview: '/',
    ended: '/',
    empty: '/',
    notFound: '/',
  },
};
