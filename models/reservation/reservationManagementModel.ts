import type { Reservation } from '../../machines/contract/wire';
import * as managementMessages from '../../messages/reservation/management';
import * as reservationViewMessages from '../../messages/payment/view';
import { reservationManagementMachine } from '../../machines/reservation/reservationManagementMachine';
import { modifyFormOf } from '../../machines/reservation/reservationForm';
import { isValid } from '../../machines/shared/fieldErrors';
import { exampleReservation } from '../fixtures/exampleReservation';
import { answers } from '../../tools/model/outcomes';
import { empty, fails, notLoggedIn, refused, unreachable } from '../fixtures/failures';
import { holdEnds } from '../fixtures/holdEnds';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import {
  about,
  cancelled,
  failsToRead,
  isTooLate,
  keeps,
  modifying,
  savedDates,
  reasonOf,
  requireModifyForm,
  muchTooMuch,
  needsLoginAt,
  now,
  paid,
  pending,
  read,
  refundRequested,
  type Change,
} from './managementExamples';
import { changingCases } from './changing';
import { reservationManagementStates } from './managementStates';
import { alike, same } from '../../tools/model/testModel';

const afterTheStay = new Date('2026-03-20T09:00:00Z');

const withoutRooms = exampleReservation({ totalPrice: 0, roomAllocations: [] });

function loads(reservation: Reservation) {
  return {
    event: answers('loadReservation', read(reservation)),
    changes: ({ before, after }: Change) => ({
      'the reservation shows': after.reservation === reservation,
      'what was done is still said, or said now':
        before.done === null || after.done === before.done,
      'what was sent is not forgotten before its outcome is known':
        before.idempotencyKey === after.idempotencyKey || after.done !== null,
      'what was entered stays, where it is offered':
        after.wanted === null ||
        same(before.wanted, after.wanted) ||
        (after.wanted.kind === 'modifying' && after.wanted.before !== null),
    }),
  };
}

export const reservationManagementModel = defineModel(reservationManagementMachine, {
  starts: {
    'opens a reservation': {
      input: { reservationId: 'r-1', wanted: null, idempotencyKey: null },
    },
    'opens a reservation with changes kept': {
      input: {
        reservationId: 'r-1',
        wanted: modifying(modifyFormOf(savedDates)),
        idempotencyKey: null,
      },
    },
    'opens a reservation with a reason kept': {
      input: {
        reservationId: 'r-1',
        wanted: { kind: 'refunding', reason: 'The conference moved' },
        idempotencyKey: null,
      },
    },
    'opens a reservation with a cancellation on its way': {
      input: { reservationId: 'r-1', wanted: { kind: 'cancelling' }, idempotencyKey: 'key-1' },
    },
  },
  project: ({ context: { wanted, refusal, notRead, reservation, endRead, ...context } }) => [
    context,
    endRead !== null,
    reservation?.paymentStatus,
    reservation?.refundStatus,
    reservation?.roomAllocations.length,
    notRead !== null,
    wanted?.kind,
    wanted?.kind === 'modifying' && [wanted.form, wanted.before !== null],
    wanted?.kind === 'refunding' && wanted.reason,
    context.idempotencyKey !== null && refusal?.kind === 'refused' && refusal.status,
  ],
  cases: {
    'the server shows an unpaid reservation': loads(pending),
    'the server shows a paid reservation': loads(paid),
    'the server shows a reservation without rooms': loads(withoutRooms),
    'the server shows a cancelled reservation': loads(cancelled),
    'the server shows that a refund is requested': loads(refundRequested),
    'the server says that the session expired': needsLoginAt('loadReservation'),
    'there is no session': needsLoginAt('loadReservation', notLoggedIn),
    'the server knows no such reservation': {
      event: fails('loadReservation', refused('reservation_not_found', 404)),
      changes: failsToRead(reservationViewMessages.notFound),
    },
    'the server shows nothing': {
      event: fails('loadReservation', empty),
      changes: failsToRead(reservationViewMessages.empty),
    },
    ...alike(failsToRead(managementMessages.fetchFailed), {
      'the network fails': fails('loadReservation', unreachable),
      'nobody answers which reservation it is': isTooLate('loading'),
    }),
    'comes back to the page from another site': {
      event: { type: 'page.restored' },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'the last words are gone': after.done === null,
      }),
    },
    'wants to cancel': {
      event: { type: 'cancel.requested' },
      changes: ({ before, after }) => ({
        'the reservation stays': same(after.reservation, before.reservation),
        'it is known what is wanted': after.wanted?.kind === 'cancelling',
      }),
    },
    'means it and cancels': about('cancelling', {
      event: { type: 'change.confirmed' },
      changes: keeps,
    }),
    'wants to modify': {
      event: { type: 'modify.requested' },
      changes: ({ before, after }) => ({
        'the form shows the reservation, or what was entered before':
          after.reservation !== null &&
          same(
            requireModifyForm(after),
            before.wanted?.kind === 'modifying'
              ? before.wanted.form
              : modifyFormOf(after.reservation),
          ),
        'no field is told off': isValid(after.errors),
      }),
    },
    'enters another check-out date': about('modifying', {
      event: { type: 'field.edited', field: 'checkOut', value: '2026-03-16' },
      changes: ({ before, after }) => ({
        'the field shows what was entered': requireModifyForm(after).checkOut === '2026-03-16',
        'the other fields stay': same(
          { ...requireModifyForm(before), checkOut: '2026-03-16' },
          requireModifyForm(after),
        ),
        'its error is gone': after.errors.checkOut === undefined,
      }),
    }),
    'enters a check-out before the check-in': about('modifying', {
      event: { type: 'field.edited', field: 'checkOut', value: '2026-03-01' },
      changes: ({ after }) => ({
        'the field shows what was entered': requireModifyForm(after).checkOut === '2026-03-01',
        'its error is gone': after.errors.checkOut === undefined,
      }),
    }),
    'saves the changes': about('modifying', {
      event: { type: 'draft.submitted', now },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'every wrong field says what is wrong':
          requireModifyForm(before).checkOut !== '2026-03-01' ||
          after.errors.checkOut !== undefined,
      }),
    }),
    'saves the changes after the dates have passed': about('modifying', {
      event: { type: 'draft.submitted', now: afterTheStay },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'the check-in says what is wrong': after.errors.checkIn !== undefined,
      }),
    }),
    'wants the money back': {
      event: { type: 'refund.requested', now },
      changes: ({ before, after }) => ({
        'the reason is empty, or the one written before':
          reasonOf(after) === (before.wanted?.kind === 'refunding' ? before.wanted.reason : ''),
      }),
    },
    'wants the money back after the stay': {
      event: { type: 'refund.requested', now: afterTheStay },
      never: true,
    },
    'writes why': about('refunding', {
      event: { type: 'field.edited', field: 'reason', value: 'I am ill' },
      changes: ({ after }) => ({ 'the reason shows': reasonOf(after) === 'I am ill' }),
    }),
    'writes more than fits': about('refunding', {
      event: { type: 'field.edited', field: 'reason', value: muchTooMuch },
      changes: ({ after }) => ({
        'nothing is cut off': reasonOf(after) === muchTooMuch,
      }),
    }),
    'sends the reason': about('refunding', {
      event: { type: 'draft.submitted', now },
      changes: keeps,
    }),
    'means it and asks for the money': about('refunding', {
      event: { type: 'change.confirmed' },
      changes: keeps,
    }),
    'closes the dialog': {
      event: { type: 'dialog.closed' },
      changes: ({ before, after, to }) => ({
        'the reservation stays': same(after.reservation, before.reservation),
        'what could not be read again does not show as just read':
          before.notRead === null || to.has('dialog') || to.has('error'),
        'nothing more is wanted, or the reason stays': to.has('dialog')
          ? same(before.wanted, after.wanted)
          : after.wanted === null,
      }),
    },
    ...holdEnds(({ before, after }: Change) => ({
      ...keeps({ before, after }),
      'what was done is still said': after.done === before.done,
    })),
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      changes: keeps,
    },
    ...changingCases,
    'tries again': {
      event: { type: 'retry.requested' },
      changes: ({ before, after }) => ({
        ...keeps({ before, after }),
        'what was done is still said': after.done === before.done,
      }),
    },
    ...loginAgain(undefined, failsToRead(managementMessages.fetchFailed)),
  },
  states: reservationManagementStates,
  leftByLink: {
    'viewing.current': 'Back to My Reservations',
    'viewing.outdated': 'Back to My Reservations',
  },
});
