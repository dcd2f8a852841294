import type { SnapshotFrom } from 'xstate';
import type { reservationManagementMachine } from './reservationManagement';
import { alertOf } from './screen';

/** The words of the alert that is showing, if one is. */
export function managementAlertOf(
  snapshot: SnapshotFrom<typeof reservationManagementMachine>,
): string | undefined {
  if (!snapshot.hasTag('alert')) return undefined;
  return alertOf(snapshot) ?? snapshot.context.error ?? undefined;
}
