import type { BookingContext } from '../../../machines/bookingTypes';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../support/outcomes';
import type { ModelSpecification } from '../support/testModel';
import { isNewBooking, keepsTheBooking, keepsTheKey, sending } from './bookingExamples';

/** What can happen while a reservation is being created. */
export const creationCases: ModelSpecification<BookingContext, never>['cases'] = {
  'the booking gets its key': {
    event: answers('makeIdempotencyKey', { idempotencyKey: 'key-1' }),
    leads: { 'creating.naming': sending },
    changes: keepsTheBooking,
  },
  'no key can be made': {
    event: fails('makeIdempotencyKey', unexpected),
    leads: { 'creating.naming': 'failed.unexpected' },
  },
  'the server makes the reservation': {
    event: answers('createReservation', { reservationId: 'r-1' }),
    leads: { [sending]: 'created' },
    changes: keepsTheKey,
  },
  'the server’s answer names no reservation': {
    event: answers('createReservation', { reservationId: null }),
    leads: { [sending]: 'failed.unidentified' },
    changes: keepsTheKey,
  },
  'the server says that the session expired': {
    event: fails('createReservation', sessionExpired),
    leads: { [sending]: 'sessionLost' },
    changes: keepsTheKey,
  },
  'there is no session': {
    event: fails('createReservation', notLoggedIn),
    leads: { [sending]: 'sessionLost' },
    changes: keepsTheKey,
  },
  'the server has no such rooms left': {
    event: fails('createReservation', refused('rooms_unavailable', 409)),
    leads: { [sending]: 'failed.refused' },
    changes: isNewBooking,
  },
  'the server breaks': {
    event: fails('createReservation', refused('server_error', 500)),
    leads: { [sending]: 'failed.refused' },
    changes: keepsTheKey,
  },
  'no answer comes': {
    event: fails('createReservation', unreachable),
    leads: { [sending]: 'failed.unreachable' },
    changes: keepsTheKey,
  },
  'something else goes wrong': {
    event: fails('createReservation', unexpected),
    leads: { [sending]: 'failed.unexpected' },
    changes: keepsTheKey,
  },
};
