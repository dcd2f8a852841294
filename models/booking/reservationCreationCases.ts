import type { BookingContext } from '../../machines/booking/bookingContext';
import type { BookingEvent } from '../../machines/booking/bookingMachine';
import type { ReservationCreationOutcome } from '../../machines/booking/reservationCreationMachine';
import { answers, changes } from '../../tools/model/outcomes';
import { alike, same, type ModelSpecification } from '../../tools/model/testModel';
import { refused, sessionExpired } from '../fixtures/failures';
import { keepsTheBooking } from './bookingExamples';

const becomes = (outcome: ReservationCreationOutcome) => answers('reservationCreation', outcome);
const failure = refused('rooms_unavailable', 409);

/** The outcomes of creating the reservation, and where they lead the booking. */
export const creationCases: ModelSpecification<BookingContext, BookingEvent>['cases'] = {
  'the booking gets its key': {
    event: changes('reservationCreation', { idempotencyKey: 'key-1' }),
    changes: ({ after }) => ({ 'it has its key': after.idempotencyKey === 'key-1' }),
  },
  'the reservation is made': {
    event: becomes({ kind: 'created', reservationId: 'r-1' }),
    changes: ({ after }) => ({
      'it has its id': after.reservationId === 'r-1',
      'nothing is open any more': after.idempotencyKey === null && after.failure === null,
    }),
  },
  ...alike(keepsTheBooking, {
    'the reservation is made without a name': becomes({ kind: 'unnamed' }),
    'the guest leaves it open': becomes({ kind: 'abandoned' }),
  }),
  'the reservation is refused': {
    event: becomes({ kind: 'declined', failure }),
    changes: ({ before, after }) => ({
      'details and rooms are kept': same([before.form, before.counts], [after.form, after.counts]),
      'the next try is a new booking': after.idempotencyKey === null,
      'it is known why': after.failure?.kind === 'refused',
    }),
  },
  'the session is over, and nothing was made': {
    event: becomes({ kind: 'loginNeeded', failure: sessionExpired, idempotencyKey: null }),
    changes: ({ after }) => ({ 'the next try is a new booking': after.idempotencyKey === null }),
  },
  'the session is over before it is found out': {
    event: becomes({ kind: 'loginNeeded', failure: sessionExpired, idempotencyKey: 'key-1' }),
    changes: ({ after }) => ({ 'it stays open': after.idempotencyKey === 'key-1' }),
  },
};
