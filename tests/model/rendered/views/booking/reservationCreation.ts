import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import * as bookingMessages from '../../../../../messages/booking/booking';
import {
  registrationOfStayFailed,
  reservationFailed,
} from '../../../../../messages/booking/booking';
import { noRooms } from '../../../../../machines/shared/roomsLeft';
import { counter, bookingStorage } from '../../../../rendered/support/booking';
import { press } from '../../../../rendered/support/fields';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays } from '../../support/assertions';
import { byItself, remembered, type View, opens } from '../../support/view';
import { clicks, create, left, register } from './bookingVisits';

const reservationData = exampleReservation();
const twoChosen = { counts: { ...noRooms, deluxe: 2 } };
const rooms = '/roombooking';
const saidNo = 'The server said no';

const isPaying = (snapshot: AnyMachineSnapshot) => remembered(snapshot, 'flow') === 'payment';

/** The two flows create reservations by different calls. */
const inFlowOf = (snapshot: AnyMachineSnapshot) => (isPaying(snapshot) ? register : create);

/** The guest opens the rooms with two of them chosen, and books them. */
function booking(bookingFlow: 'confirm' | 'payment'): View['visits'][string] {
  return async (watch, next) => {
    await opens(rooms, bookingStorage({}, twoChosen), { bookingFlow })(watch, next);
    await serverAnswers('get', '/api/v1/availability', 200, left(2));
    await clicks(() => counter('Deluxe Room').fewer);
    await clicks(() => counter('Deluxe Room').more);
    await press('Continue Booking');
  };
}

function failureSays(snapshot: AnyMachineSnapshot): void {
  const failure = remembered(snapshot, 'failure');
  const kind: unknown = Reflect.get(Object(failure), 'kind');
  if (kind === 'unreachable') dialogSays(bookingMessages.noResponseAlert);
  else if (kind === 'unexpected') dialogSays('An unexpected error occurred');
  else
    dialogSays(isPaying(snapshot) ? registrationOfStayFailed(saidNo) : reservationFailed(saidNo));
}

/** Closes the tab that is sending the booking. */
let senderIsGone: () => void = () => undefined;

const isAsking = () => buttonIsBusy('Processing...');

export const reservationCreationView: View = {
  id: 'reservationCreation',
  visits: {
    'books for the first time': booking('confirm'),
    'takes up a booking that was sent': (watch, next) => {
      const gone = new Promise<void>((resolve) => {
        senderIsGone = resolve;
      });
      const stored = bookingStorage({}, { ...twoChosen, idempotencyKey: 'key-1' });
      return opens(rooms, stored, { withLock: async (_name, work) => gone.then(work) })(
        watch,
        next,
      );
    },
    'books on the way to the payment page': booking('payment'),
  },
  calls: {
    createReservation: (before) => ['post', inFlowOf(before)],
  },
  executors: {
    'the booking gets its key': byItself,
    'the server makes the reservation': (before) =>
      isPaying(before)
        ? serverAnswers('post', register, 201, { results: [{ newReservation: reservationData }] })
        : serverAnswers('post', create, 201, { reservationData, totalAmount: 6000 }),
    'the server’s answer names no reservation': (before) =>
      serverAnswersOddly('post', inFlowOf(before), 201, {}),
    'the other tab sends it no longer': () => senderIsGone(),
    'books the chosen rooms': () => press('Continue Booking'),
    'would rather see the reservations': () => press('View my reservations'),
  },
  assertions: {
    sending: isAsking,
    awaitingOtherTab: isAsking,
    repeating: isAsking,
    'outcomeUnknown.alerting': failureSays,
    'outcomeUnknown.acknowledged': () => {
      buttonShows('Continue Booking');
      buttonShows('View my reservations');
      expect(document.body.textContent).toContain(bookingMessages.outcomeUnknown);
      expect(counter('Deluxe Room').more.getAttribute('aria-disabled')).toBe('true');
      expect(counter('Deluxe Room').fewer.getAttribute('aria-disabled')).toBe('true');
    },
    alertingAlreadySent: () => dialogSays(bookingMessages.sentBefore),
    alertingMissingId: (snapshot) =>
      dialogSays(
        isPaying(snapshot)
          ? bookingMessages.registeredIdMissing
          : bookingMessages.reservationIdMissing,
      ),
    refused: failureSays,
  },
  withoutLink: ['awaitingOtherTab'],
};
