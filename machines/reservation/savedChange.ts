import { fieldsIn } from '../shared/fieldsIn';
import type { Draft, PendingChange } from './pendingChange';
import { isModifyForm } from './reservationForm';

/**
 * What the browser saves of a change that a guest has started to enter, so that neither a login nor a reload loses
 * it. It stores no machine state: only the guest sends it.
 */
export interface SavedChange {
  version: typeof SAVED_CHANGE_VERSION;
  reservationId: string;
  wanted: Draft;
}

const SAVED_CHANGE_VERSION = 1;

/** The part of a change that is saved; null if nothing was entered. */
export function savedChangeOf(
  reservationId: string,
  wanted: PendingChange | null,
): SavedChange | null {
  return wanted === null || wanted.kind === 'cancelling'
    ? null
    : { version: SAVED_CHANGE_VERSION, reservationId, wanted };
}

function readWanted(value: unknown): Draft | null {
  const { kind, form, reason } = fieldsIn(value);
  if (kind === 'modifying' && isModifyForm(form)) return { kind, form };
  return kind === 'refunding' && typeof reason === 'string' ? { kind, reason } : null;
}

/** Reads a saved change; null if this version did not write it. */
export function readSavedChange(value: unknown): SavedChange | null {
  const { version, reservationId, wanted: saved } = fieldsIn(value);
  const wanted = readWanted(saved);
  return version === SAVED_CHANGE_VERSION && typeof reservationId === 'string' && wanted !== null
    ? { version, reservationId, wanted }
    : null;
}
