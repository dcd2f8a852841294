import { fieldsIn } from '../../machines/shared/fieldsIn';
import type { PendingChange } from '../../machines/reservation/pendingChange';
import { isModifyForm } from '../../machines/reservation/reservationForm';

/**
 * A change as the browser saves it: the guest's entries so far, so that neither a login nor a reload loses them,
 * and the key under which it was sent, until its outcome is known. It stores no machine state: only the guest sends it.
 */
export interface SavedChange {
  version: typeof SAVED_CHANGE_VERSION;
  reservationId: string;
  wanted: PendingChange;
  idempotencyKey: string | null;
}

const SAVED_CHANGE_VERSION = 2;

/** The part of a change that is saved; null if nothing was entered or sent. */
export function savedChangeOf(
  reservationId: string,
  wanted: PendingChange | null,
  idempotencyKey: string | null = null,
): SavedChange | null {
  return wanted === null || (wanted.kind === 'cancelling' && idempotencyKey === null)
    ? null
    : { version: SAVED_CHANGE_VERSION, reservationId, wanted, idempotencyKey };
}

function readWanted(value: unknown): PendingChange | null {
  const { kind, form, seen, revision, before, reason } = fieldsIn(value);
  if (kind === 'cancelling') return { kind };
  if (kind === 'modifying' && isModifyForm(form) && isModifyForm(seen)) {
    return {
      kind,
      form,
      seen,
      revision: typeof revision === 'number' ? revision : null,
      before: isModifyForm(before) ? before : null,
    };
  }
  return kind === 'refunding' && typeof reason === 'string' ? { kind, reason } : null;
}

/** Reads a saved change; null if this version did not write it. */
export function readSavedChange(value: unknown): SavedChange | null {
  const { version, reservationId, wanted: saved, idempotencyKey } = fieldsIn(value);
  const wanted = readWanted(saved);
  return version === SAVED_CHANGE_VERSION && typeof reservationId === 'string' && wanted !== null
    ? {
        version,
        reservationId,
        wanted,
        idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
      }
    : null;
}
