import { assign, setup } from 'xstate';
import type { RefundRequest, Reservation, ReservationModification } from '../contract/wire';
import * as reservationViewMessages from '../../messages/payment/view';
import type { PageRestored } from '../shared/navigationEvents';
import { failureOf } from '../shared/failure';
import { isEmpty, isReservationUnknown, serverMessage } from '../shared/failureKind';
import { isValid, afterEdit, type FieldErrors } from '../shared/fieldErrors';
import { commandDelays, commandGuards, errorIn } from '../shared/command';
import { sessionLossActors, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided, notProvided, watcherNotProvided } from '../shared/notProvided';
import { alertOf, type StateMeta } from '../shared/screen';
import { knownToday } from '../shared/stay';
import * as managementMessages from '../../messages/reservation/management';
import { cancelPermission, modifyPermission, refundPermission, permissionFactsOf } from './policy';
import { isBlank } from '../shared/typedText';
import {
  refundReasonError,
  validateBothDates,
  validateModifyForm,
  type ModifyForm,
} from './reservationForm';
import {
  asAcknowledged,
  isApplied,
  appliedMessages,
  modifyFormOf,
  notAppliedMessages,
  stillAllowed,
  type ReservationRead,
  type PendingChange,
} from './pendingChange';

/** The reservation to open, and a change that its guest entered earlier and could not send. */
export interface ReservationManagementInput {
  reservationId: string;
  wanted: PendingChange | null;
}

export interface ReservationManagementContext extends ReservationManagementInput {
  reservation: Reservation | null;
  /** The change that the guest wants and hasn't seen applied; offered again if it wasn't. */
  wanted: PendingChange | null;
  errors: FieldErrors<ModifyForm>;
  /** The error on the screen, or in its alert. */
  error: string | null;
  /** The success message on the screen. */
  done: string | null;
}

type FieldEdited = {
  [Field in keyof ModifyForm]: { type: 'field.edited'; field: Field; value: ModifyForm[Field] };
}[keyof ModifyForm];

export type ReservationManagementEvent =
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed' }
  | { type: 'modify.requested' }
  | FieldEdited
  | { type: 'changes.submitted'; now: Date | null }
  | { type: 'refund.requested'; now: Date | null }
  | { type: 'reason.edited'; reason: string }
  | { type: 'reason.submitted' }
  | { type: 'refund.confirmed' }
  /** Leave a dialog without doing what it is about. */
  | { type: 'dialog.closed' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' }
  | PageRestored
  | SessionRestored;

type Wanting = Pick<ReservationManagementContext, 'wanted'>;

/**
 * The modify form's values.
 * @throws Error if the guest is not modifying
 */
export function requireModifyForm({ wanted }: Wanting): ModifyForm {
  if (wanted?.kind !== 'modifying') throw new Error('The guest is not modifying a reservation');
  return wanted.form;
}

/**
 * The reason for the refund request.
 * @throws Error if there is none
 */
export function requireRefundReason({ wanted }: Wanting): string {
  if (wanted?.kind !== 'refunding') throw new Error('The guest is not asking for a refund');
  return wanted.reason;
}

function requireWantedChange({ wanted }: Wanting): PendingChange {
  if (wanted === null) throw new Error('Nothing is wanted of the reservation');
  return wanted;
}

/**
 * The loaded reservation.
 * @throws Error if it is not loaded yet
 */
export function requireReservation({
  reservation,
}: Pick<ReservationManagementContext, 'reservation'>): Reservation {
  if (reservation === null) throw new Error('The reservation has not been read yet');
  return reservation;
}

function fetchFailedMessages(thrown: unknown): string {
  const failure = failureOf(thrown);
  if (isEmpty(failure)) return reservationViewMessages.empty;
  return isReservationUnknown(failure)
    ? reservationViewMessages.notFound
    : managementMessages.fetchFailed;
}

function refusalMessages(thrown: unknown, wanted: PendingChange): string {
  const failure = failureOf(thrown);
  if (isReservationUnknown(failure)) return reservationViewMessages.notFound;
  return serverMessage(failure) ?? notAppliedMessages[wanted.kind];
}

/** The context, events and effects of an opened reservation; its machine has the states. */
export const reservationManagementSetup = setup({
  types: {
    context: {} as ReservationManagementContext,
    events: {} as ReservationManagementEvent,
    input: {} as ReservationManagementInput,
    tags: {} as 'details' | 'dialog' | 'busy' | 'alert' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    loadReservation: notProvided<ReservationRead, { reservationId: string }>('loadReservation'),
    cancelReservation: effectNotProvided<{ reservationId: string }>('cancelReservation'),
    modifyReservation: effectNotProvided<{
      reservationId: string;
      modification: ReservationModification;
    }>('modifyReservation'),
    requestRefund: effectNotProvided<{ reservationId: string; request: RefundRequest }>(
      'requestRefund',
    ),
    watchPageRestore: watcherNotProvided('watchPageRestore'),
  },
  guards: {
    ...commandGuards,
    'it may be cancelled': ({ context }) =>
      cancelPermission(permissionFactsOf(requireReservation(context))).allowed,
    'it may be modified': ({ context }) =>
      modifyPermission(permissionFactsOf(requireReservation(context))).allowed,
    'it may be refunded': ({ context }, { now }: { now: Date | null }) =>
      refundPermission(permissionFactsOf(requireReservation(context)), now).allowed,
    'the changes are valid': ({ context }, { now }: { now: Date | null }) =>
      isValid(validateModifyForm(requireModifyForm(context), knownToday(now))),
    'the reason is valid': ({ context }) =>
      refundReasonError(requireRefundReason(context)) === undefined,
    'a reason is missing': ({ context }) => isBlank(requireRefundReason(context)),
    'changes are wanted': ({ context }) => context.wanted?.kind === 'modifying',
    'a refund is wanted': ({ context }) => context.wanted?.kind === 'refunding',
    'a change was acknowledged': ({ context }) => context.done !== null,
    'it is known': ({ context, event }) =>
      context.reservation !== null && !isReservationUnknown(failureOf(errorIn(event))),
    'the change was applied': ({ context }, { reservation }: ReservationRead) =>
      isApplied(requireWantedChange(context), requireReservation(context), reservation),
  },
  actions: {
    'remember reservation': assign(({ context }, read: ReservationRead) => ({
      reservation: read.reservation,
      wanted: stillAllowed(context.wanted, read),
    })),
    'request the cancellation': assign({ wanted: { kind: 'cancelling' } }),
    'request changes': assign({
      wanted: ({ context }) =>
        context.wanted?.kind === 'modifying'
          ? context.wanted
          : { kind: 'modifying', form: modifyFormOf(requireReservation(context)) },
      errors: {},
    }),
    'request a refund': assign({
      wanted: ({ context }) =>
        context.wanted?.kind === 'refunding' ? context.wanted : { kind: 'refunding', reason: '' },
    }),
    'clear the request': assign({ wanted: null }),
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      const before = requireModifyForm(context);
      const form = { ...before, [event.field]: event.value };
      const forms = { before, after: form };
      return {
        wanted: { kind: 'modifying', form },
        errors: afterEdit(context.errors, event.field, forms, validateBothDates),
      };
    }),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date | null }) =>
        validateModifyForm(requireModifyForm(context), knownToday(now)),
    }),
    'edit reason': assign({
      wanted: (_, { reason }: { reason: string }) => ({ kind: 'refunding', reason }),
    }),
    'show that it was made': assign(({ context }) => ({
      done: appliedMessages[requireWantedChange(context).kind],
      reservation: asAcknowledged(requireWantedChange(context), requireReservation(context)),
      wanted: null,
    })),
    'show that it was not made': assign(({ context }) => ({
      error: notAppliedMessages[requireWantedChange(context).kind],
    })),
    'clear messages': assign({ done: null, error: null }),
    'clear error': assign({ error: null }),
    'show why it was refused': assign({
      error: ({ context }, { error }: { error: unknown }) =>
        refusalMessages(error, requireWantedChange(context)),
    }),
    'show why it cannot be fetched': assign({
      error: ({ event }) => fetchFailedMessages(errorIn(event)),
    }),
  },
  delays: commandDelays,
});

/** Where a failed reading leads. What was shown or acknowledged before is not taken away by it. */
export const notRead = [
  { guard: 'a change was acknowledged', target: 'viewing' },
  { guard: 'it is known', target: 'outdated', actions: 'show why it cannot be fetched' },
  { target: 'failed', actions: 'show why it cannot be fetched' },
] as const;

/** What a change's input is derived from. */
export interface Sending {
  context: ReservationManagementContext;
}

/** The outcomes of sending any change. After a lost response, the reservation itself is reloaded to find out. */
export const sent = {
  done: { target: 'loading', actions: 'show that it was made' },
  loginNeeded: 'sessionLost',
  unknown: { target: 'outcomeUnknown' },
} as const;

/** The text of the alert that is showing, if there is one. */
export function managementAlertOf(
  snapshot: Parameters<typeof alertOf>[0] & {
    context: Pick<ReservationManagementContext, 'error'>;
    hasTag: (tag: 'alert') => boolean;
  },
): string | undefined {
  if (!snapshot.hasTag('alert')) return undefined;
  return alertOf(snapshot) ?? snapshot.context.error ?? undefined;
}
