import type { Reservation } from './contract/wire';
import type { Failure } from './failure';
import type { FieldErrors } from './validation/fieldErrors';
import type { ModifyForm } from './validation/reservation';

export interface ReservationManagementInput {
  reservationId: string;
}

export interface ReservationManagementContext extends ReservationManagementInput {
  reservation: Reservation | null;
  /** The modify form; what it holds counts only while the guest is editing. */
  form: ModifyForm;
  errors: FieldErrors<ModifyForm>;
  /** Why the guest wants the money back. */
  reason: string;
  /** What the screen, or its alert, says about the last thing that failed. */
  error: string | null;
  /** What the screen says about the last thing that was done. */
  done: string | null;
  failure: Failure | null;
}

type FieldEdited = {
  [Field in keyof ModifyForm]: { type: 'field.edited'; field: Field; value: ModifyForm[Field] };
}[keyof ModifyForm];

export type ReservationManagementEvent =
  | { type: 'cancel.wanted' }
  | { type: 'cancel.confirmed' }
  | { type: 'modify.wanted' }
  | FieldEdited
  | { type: 'changes.submitted'; now: Date }
  | { type: 'refund.wanted'; now: Date }
  | { type: 'reason.edited'; reason: string }
  | { type: 'reason.submitted' }
  | { type: 'refund.confirmed' }
  /** Out of a dialog, without doing what it is about. */
  | { type: 'dialog.closed' }
  | { type: 'alert.acknowledged' }
  | { type: 'retry.requested' };
