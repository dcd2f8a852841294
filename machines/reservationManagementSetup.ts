import { assign, setup } from 'xstate';
import type { RefundRequest, Reservation, ReservationModification } from './contract/wire';
import { failureOf, needsLogin, serverWords, type LoginReason } from './failure';
import { managementMessages } from './messages/management';
import { reservationViewMessages } from './messages/payment';
import { effectNotProvided, notProvided } from './notProvided';
import type {
  ReservationManagementContext,
  ReservationManagementEvent,
  ReservationManagementInput,
} from './reservationManagementTypes';
import {
  cancelPermission,
  modifyPermission,
  refundPermission,
  standingOf,
} from './reservationPolicy';
import type { StateMeta } from './screen';
import { specialRequestForForm } from './specialRequest';
import { lagosToday } from './stay';
import { isValid, withoutField } from './validation/fieldErrors';
import { refundReasonError, validateModifyForm, type ModifyForm } from './validation/reservation';

/** What the modify form holds when it opens. */
export function modifyFormOf(reservation: Reservation): ModifyForm {
  return {
    checkIn: reservation.checkInDate,
    checkOut: reservation.checkOutDate,
    adults: reservation.noOfAdult,
    children: reservation.noOfChildren,
    notes: specialRequestForForm(reservation.specialRequest),
  };
}

function fetchFailedWords(thrown: unknown): string {
  const failure = failureOf(thrown);
  return failure.kind === 'refused' && failure.status === 404
    ? reservationViewMessages.notFound
    : managementMessages.fetchFailed;
}

/** What the reservation details are made of: their effects, questions and changes. */
export const reservationManagementSetup = setup({
  types: {
    context: {} as ReservationManagementContext,
    events: {} as ReservationManagementEvent,
    input: {} as ReservationManagementInput,
    tags: {} as 'details' | 'dialog' | 'busy' | 'alert' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    loadReservation: notProvided<Reservation, { reservationId: string }>('loadReservation'),
    cancelReservation: effectNotProvided<{ reservationId: string }>('cancelReservation'),
    modifyReservation: effectNotProvided<{
      reservationId: string;
      modification: ReservationModification;
    }>('modifyReservation'),
    requestRefund: effectNotProvided<{ reservationId: string; request: RefundRequest }>(
      'requestRefund',
    ),
    askForLogin: effectNotProvided<{ reason: LoginReason }>('askForLogin'),
  },
  guards: {
    'it may be cancelled': ({ context: { reservation } }) =>
      reservation !== null && cancelPermission(standingOf(reservation)).allowed,
    'it may be modified': ({ context: { reservation } }) =>
      reservation !== null && modifyPermission(standingOf(reservation)).allowed,
    'it may be refunded': ({ context: { reservation } }, { now }: { now: Date }) =>
      reservation !== null && refundPermission(standingOf(reservation), now).allowed,
    'the changes are valid': ({ context }, { now }: { now: Date }) =>
      isValid(validateModifyForm(context.form, lagosToday(now))),
    'a reason is given': ({ context }) => refundReasonError(context.reason) === undefined,
    'login is needed': (_, { error }: { error: unknown }) => needsLogin(failureOf(error)),
  },
  actions: {
    'remember reservation': assign({
      reservation: (_, { reservation }: { reservation: Reservation }) => reservation,
    }),
    'open the form': assign({
      form: ({ context }) =>
        context.reservation === null ? context.form : modifyFormOf(context.reservation),
      errors: {},
    }),
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      return {
        form: { ...context.form, [event.field]: event.value },
        errors: withoutField(context.errors, event.field),
      };
    }),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date }) =>
        validateModifyForm(context.form, lagosToday(now)),
    }),
    'edit reason': assign({ reason: (_, { reason }: { reason: string }) => reason }),
    'forget reason': assign({ reason: '' }),
    'say what was done': assign({ done: (_, { words }: { words: string }) => words, error: null }),
    'forget the last words': assign({ done: null, error: null }),
    'show why it cannot be fetched': assign({
      error: (_, { error }: { error: unknown }) => fetchFailedWords(error),
    }),
    'show why it failed': assign({
      error: (_, { error, otherwise }: { error: unknown; otherwise: string }) =>
        serverWords(failureOf(error)) ?? otherwise,
    }),
    'remember failure': assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
});
