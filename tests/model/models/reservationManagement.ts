import type { Reservation } from '../../../machines/contract/wire';
import { managementMessages } from '../../../machines/messages/management';
import { reservationViewMessages } from '../../../machines/messages/payment';
import { reservationManagementMachine } from '../../../machines/reservationManagement';
import { modifyFormOf } from '../../../machines/reservationManagementSetup';
import { lagosToday } from '../../../machines/stay';
import { isValid } from '../../../machines/validation/fieldErrors';
import { validateModifyForm } from '../../../machines/validation/reservation';
import { exampleReservation } from '../../support/exampleReservation';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  unexpected,
  unreachable,
} from '../support/outcomes';
import { defineModel } from '../support/testModel';
import { now, paid, type Context } from './reservationManagementExamples';
import { reservationManagementStates } from './reservationManagementStates';

const afterTheStay = new Date('2026-03-20T09:00:00Z');

const pending = exampleReservation();

const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });

const cancelled = exampleReservation({ paymentStatus: 'cancelled', cancelReason: 'byGuest' });

interface Change {
  before: Context;
  after: Context;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const keeps = ({ before, after }: Change) => ({
  'the reservation stays': after.reservation === before.reservation,
  'what was entered stays': same([before.form, before.reason], [after.form, after.reason]),
});

const says =
  (error: string | null) =>
  ({ before, after }: Change) => ({
    [`it says ${error === null ? 'nothing' : `“${error}”`}`]: after.error === error,
    ...keeps({ before, after }),
  });

const didSay =
  (words: string) =>
  ({ before, after }: Change) => ({
    [`it says “${words}”`]: after.done === words && after.error === null,
    ...keeps({ before, after }),
  });

function loads(reservation: Reservation) {
  return {
    event: answers('loadReservation', reservation),
    leads: { loading: 'viewing' },
    changes: ({ before, after }: Change) => ({
      'the reservation shows': after.reservation === reservation,
      'what was done is still said': after.done === before.done,
    }),
  };
}

function needsLoginAt(call: string, from: string, failure = sessionExpired) {
  return {
    event: fails(call, failure),
    leads: { [from]: 'sessionLost' },
    changes: ({ before, after }: Change) => ({
      ...keeps({ before, after }),
      'the reason is known': after.failure === failure,
    }),
  };
}

const edits = { 'editing.filling': 'editing.filling' };

export const reservationManagementModel = defineModel(reservationManagementMachine, {
  starts: { 'opens a reservation': { begins: 'loading', input: { reservationId: 'r-1' } } },
  project: ({ context: { failure, ...context } }) => [context, failure?.kind],
  cases: {
    'the server shows an unpaid reservation': loads(pending),
    'the server shows a paid reservation': loads(paid),
    'the server shows a reservation without rooms': loads(withoutRooms),
    'the server shows a cancelled reservation': loads(cancelled),
    'the server says that the session expired': needsLoginAt('loadReservation', 'loading'),
    'there is no session': needsLoginAt('loadReservation', 'loading', notLoggedIn),
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      leads: { loading: 'failed' },
      changes: says(reservationViewMessages.notFound),
    },
    'the network fails': {
      event: fails('loadReservation', unreachable),
      leads: { loading: 'failed' },
      changes: says(managementMessages.fetchFailed),
    },
    'wants to cancel': {
      event: { type: 'cancel.wanted' },
      leads: {
        viewing: ({ context }) =>
          context.reservation?.paymentStatus === 'pending' ? 'confirmingCancel' : null,
      },
      changes: keeps,
    },
    'means it and cancels': {
      event: { type: 'cancel.confirmed' },
      leads: { confirmingCancel: 'cancelling' },
      changes: keeps,
    },
    'wants to modify': {
      event: { type: 'modify.wanted' },
      leads: {
        viewing: ({ context }) => (context.reservation === pending ? 'editing.filling' : null),
      },
      changes: ({ after }) => ({
        'the form shows the reservation': same(after.form, modifyFormOf(pending)),
        'no field is told off': isValid(after.errors),
      }),
    },
    'enters another check-out date': {
      event: { type: 'field.edited', field: 'checkOut', value: '2026-03-16' },
      leads: edits,
      changes: ({ before, after }) => ({
        'the field shows what was entered': after.form.checkOut === '2026-03-16',
        'the other fields stay': same({ ...before.form, checkOut: '2026-03-16' }, after.form),
        'its error is gone': after.errors.checkOut === undefined,
      }),
    },
    'enters a check-out before the check-in': {
      event: { type: 'field.edited', field: 'checkOut', value: '2026-03-01' },
      leads: edits,
      changes: ({ after }) => ({
        'the field shows what was entered': after.form.checkOut === '2026-03-01',
        'its error is gone': after.errors.checkOut === undefined,
      }),
    },
    'saves the changes': {
      event: { type: 'changes.submitted', now },
      leads: {
        'editing.filling': ({ context }) =>
          isValid(validateModifyForm(context.form, lagosToday(now)))
            ? 'modifying'
            : 'editing.filling',
      },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'every wrong field says what is wrong':
          before.form.checkOut !== '2026-03-01' || after.errors.checkOut !== undefined,
      }),
    },
    'saves the changes after the dates have passed': {
      event: { type: 'changes.submitted', now: afterTheStay },
      leads: { 'editing.filling': 'editing.filling' },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'the check-in says what is wrong': after.errors.checkIn !== undefined,
      }),
    },
    'wants the money back': {
      event: { type: 'refund.wanted', now },
      leads: {
        viewing: ({ context }) => (context.reservation === paid ? 'givingReason.writing' : null),
      },
      changes: ({ after }) => ({ 'the reason is empty': after.reason === '' }),
    },
    'wants the money back after the stay': {
      event: { type: 'refund.wanted', now: afterTheStay },
      leads: {},
    },
    'writes why': {
      event: { type: 'reason.edited', reason: 'I am ill' },
      leads: { 'givingReason.writing': 'givingReason.writing' },
      changes: ({ after }) => ({ 'the reason shows': after.reason === 'I am ill' }),
    },
    'sends the reason': {
      event: { type: 'reason.submitted' },
      leads: {
        'givingReason.writing': ({ context }) =>
          context.reason === '' ? 'givingReason.alertingReasonMissing' : 'confirmingRefund',
      },
      changes: keeps,
    },
    'means it and asks for the money': {
      event: { type: 'refund.confirmed' },
      leads: { confirmingRefund: 'requestingRefund' },
      changes: keeps,
    },
    'closes the dialog': {
      event: { type: 'dialog.closed' },
      leads: {
        confirmingCancel: 'viewing',
        'editing.filling': 'viewing',
        'givingReason.writing': 'viewing',
        confirmingRefund: 'givingReason.writing',
      },
      changes: keeps,
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: {
        'editing.alertingFailure': 'editing.filling',
        'givingReason.alertingReasonMissing': 'givingReason.writing',
        alertingFailure: 'loading',
      },
      changes: keeps,
    },
    'the server cancels': {
      event: answers('cancelReservation'),
      leads: { cancelling: 'loading' },
      changes: didSay(managementMessages.cancelled),
    },
    'the server does not cancel': {
      event: fails('cancelReservation', refused('transition_refused', 409)),
      leads: { cancelling: 'alertingFailure' },
      changes: says('The server said no'),
    },
    'no answer to the cancelling comes': {
      event: fails('cancelReservation', unreachable),
      leads: { cancelling: 'alertingFailure' },
      changes: says(managementMessages.cancelFailed),
    },
    'the session expired before the cancelling': needsLoginAt('cancelReservation', 'cancelling'),
    'the server modifies': {
      event: answers('modifyReservation'),
      leads: { modifying: 'loading' },
      changes: didSay(managementMessages.modified),
    },
    'the server does not modify': {
      event: fails('modifyReservation', refused('rooms_unavailable', 409)),
      leads: { modifying: 'editing.alertingFailure' },
      changes: says('The server said no'),
    },
    'no answer to the modifying comes': {
      event: fails('modifyReservation', unreachable),
      leads: { modifying: 'editing.alertingFailure' },
      changes: says(managementMessages.modifyFailed),
    },
    'the session expired before the modifying': needsLoginAt('modifyReservation', 'modifying'),
    'the server takes the refund request': {
      event: answers('requestRefund'),
      leads: { requestingRefund: 'loading' },
      changes: didSay(managementMessages.refundRequested),
    },
    'the server does not take the refund request': {
      event: fails('requestRefund', refused('refund_refused', 409)),
      leads: { requestingRefund: 'alertingFailure' },
      changes: says('The server said no'),
    },
    'no answer to the refund request comes': {
      event: fails('requestRefund', unreachable),
      leads: { requestingRefund: 'alertingFailure' },
      changes: says(managementMessages.refundFailed),
    },
    'the session expired before the refund': needsLoginAt('requestRefund', 'requestingRefund'),
    'tries again': {
      event: { type: 'retry.requested' },
      leads: { failed: 'loading', sessionLost: 'loading' },
      changes: keeps,
    },
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: { sessionLost: 'failed' },
      changes: says(managementMessages.fetchFailed),
    },
  },
  states: reservationManagementStates,
  leftByLink: { viewing: 'Back to My Reservations' },
});
