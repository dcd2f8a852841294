import type { RefundRequest, Reservation, ReservationModification } from '../contract/wire';
import * as changeFailed from '../../messages/reservation/changeFailed';
import * as reservationViewMessages from '../../messages/payment/view';
import type { Failure } from '../shared/failure';
import { isReservationUnknown, serverMessage } from '../shared/failureKind';
import { afterEdit, isValid, rebaseEdits, type FieldErrors } from '../shared/fieldErrors';
import { requireValue } from '../shared/required';
import { knownToday } from '../shared/stay';
import {
  cancelPermission,
  modifyPermission,
  permissionFactsOf,
  refundPermission,
  type Permission,
} from './policy';
import {
  modifyFormOf,
  refundReasonError,
  refundReasonIn,
  reservationModification,
  validateBothDates,
  validateModifyForm,
  type ModifyForm,
} from './reservationForm';

/** A change that a guest wants to make to a reservation, with everything entered for it. */
export type PendingChange =
  | { kind: 'cancelling' }
  | Modifying
  | { kind: 'refunding'; reason: string };

interface Modifying {
  kind: 'modifying';
  form: ModifyForm;
  /** The reservation's own values as the guest saw them; what differs from them in the form was edited. */
  seen: ModifyForm;
  /** The revision of what was seen; null if the server tells none. */
  revision: number | null;
  /** The reservation as the guest last saw it before it was changed elsewhere; null if it wasn't. */
  before: ModifyForm | null;
}

/** The form of a change; a cancellation has none. */
export type Draft = Exclude<PendingChange, { kind: 'cancelling' }>;

/** A change as it is sent. */
export type ChangeRequest =
  | { kind: 'cancelling' }
  | { kind: 'modifying'; modification: ReservationModification }
  | { kind: 'refunding'; refund: RefundRequest };

/** A change as its dialog opens: what the guest entered for it before, or the reservation as it stands. */
export function changeToBegin(
  kind: PendingChange['kind'],
  before: PendingChange | null,
  reservation: Reservation,
): PendingChange {
  if (before?.kind === kind) return before;
  switch (kind) {
    case 'cancelling':
      return { kind };
    case 'modifying': {
      const seen = modifyFormOf(reservation);
      return { kind, form: seen, seen, revision: reservation.revision ?? null, before: null };
    }
    case 'refunding':
      return { kind, reason: '' };
  }
}

export interface PreparedChange {
  idempotencyKey: string;
  reservation: Reservation | null;
}

/** Whether a change could write over newer values, because the server tells no revision. */
export const isToBeRead = (wanted: PendingChange): boolean =>
  wanted.kind === 'modifying' && wanted.revision === null;

/** A change beside the reservation as it is now: what was not edited follows it. */
export function besideReservation<TChange extends PendingChange>(
  wanted: TChange,
  reservation: Reservation | null,
): TChange {
  if (wanted.kind !== 'modifying' || reservation === null) return wanted;
  const seen = modifyFormOf(reservation);
  return {
    ...wanted,
    form: rebaseEdits(wanted.form, wanted.seen, seen),
    seen,
    revision: reservation.revision ?? null,
    before: isSameForm(seen, wanted.seen) ? wanted.before : wanted.seen,
  };
}

/** Whether two forms ask for the same. */
export const isSameForm = (one: ModifyForm, other: ModifyForm): boolean =>
  JSON.stringify(reservationModification(one)) === JSON.stringify(reservationModification(other));

/** The request for a change that was entered. */
export function changeRequestOf(wanted: PendingChange): ChangeRequest {
  switch (wanted.kind) {
    case 'cancelling':
      return wanted;
    case 'modifying': {
      const { form, revision } = wanted;
      const modification = reservationModification(form);
      return {
        kind: wanted.kind,
        modification: revision === null ? modification : { ...modification, revision },
      };
    }
    case 'refunding':
      return { kind: wanted.kind, refund: { reason: refundReasonIn(wanted.reason) } };
  }
}

/**
 * Whether the guest may make a change.
 * @param now the server's time; null if it is not known
 */
export function changePermission(
  kind: PendingChange['kind'],
  reservation: Reservation,
  now: Date | null,
): Permission {
  const facts = permissionFactsOf(reservation);
  switch (kind) {
    case 'cancelling':
      return cancelPermission(facts);
    case 'modifying':
      return modifyPermission(facts);
    case 'refunding':
      return refundPermission(facts, now);
  }
}

/** Errors of a change: of the modify form, by its fields, or of the reason for a refund. */
export interface ChangeErrors {
  errors: FieldErrors<ModifyForm>;
  error: string | null;
}

/**
 * The errors of what was entered for a change.
 * @param now the server's time; null if it is not known
 */
export function changeErrors(wanted: PendingChange, now: Date | null): ChangeErrors {
  switch (wanted.kind) {
    case 'cancelling':
      return { errors: {}, error: null };
    case 'modifying':
      return { errors: validateModifyForm(wanted.form, knownToday(now)), error: null };
    case 'refunding':
      return { errors: {}, error: refundReasonError(wanted.reason) ?? null };
  }
}

/** Whether something is wrong with what was entered. */
export function hasErrors({ errors, error }: ChangeErrors): boolean {
  return error !== null || !isValid(errors);
}

/** The message for a change that the server has refused. */
export function refusalMessage(failure: Failure, { kind }: PendingChange): string {
  if (isReservationUnknown(failure)) return reservationViewMessages.notFound;
  return serverMessage(failure) ?? changeFailed[kind];
}

interface Wanting {
  wanted: PendingChange | null;
}

/**
 * The change that the guest wants.
 * @throws Error if there is none
 */
export function requireWanted({ wanted }: Wanting): PendingChange {
  return requireValue(wanted, 'Nothing is wanted of the reservation');
}

/** An edit of a field of the modify form, or of the reason for a refund. */
export type FieldEdit =
  | { [Field in keyof ModifyForm]: { field: Field; value: ModifyForm[Field] } }[keyof ModifyForm]
  | { field: 'reason'; value: string };

/** A draft with another value in a field, and the errors without those that this puts right. */
export function editDraft(
  { wanted, errors, error }: Wanting & ChangeErrors,
  edit: FieldEdit,
): Wanting & ChangeErrors {
  if (wanted?.kind === 'refunding' && edit.field === 'reason') {
    return { wanted: { kind: 'refunding', reason: edit.value }, errors, error: null };
  }
  if (wanted?.kind !== 'modifying' || edit.field === 'reason') return { wanted, errors, error };
  const after = afterEdit({ form: wanted.form, errors }, edit, validateBothDates);
  return { wanted: { ...wanted, form: after.form }, errors: after.errors, error };
}
