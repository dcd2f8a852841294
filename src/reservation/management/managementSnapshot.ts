import { useSelector } from '@xstate/react';
import { type ActorRefFrom, matchesState, type SnapshotFrom } from 'xstate';
import * as managementMessages from '../../../messages/reservation/management';
import type { reservationManagementMachine } from '../../../machines/reservation/reservationManagementMachine';

/** The actor of the reservation details. */
export type ManagementActor = ActorRefFrom<typeof reservationManagementMachine>;

/** A snapshot of the reservation details. */
export type ManagementSnapshot = SnapshotFrom<typeof reservationManagementMachine>;

/** The props of a part of the reservation details. */
export interface ManagementProps {
  actor: ManagementActor;
}

function isSameButForWhatIsTyped(one: ManagementSnapshot, other: ManagementSnapshot): boolean {
  return (
    matchesState(one.value, other.value) &&
    matchesState(other.value, one.value) &&
    one.context.reservation === other.context.reservation &&
    one.context.error === other.context.error &&
    one.context.done === other.context.done
  );
}

/**
 * The reservation details' snapshot, without updates for dialogs' texts and errors: each field subscribes to those
 * itself, so that nothing else renders for them.
 */
export function useManagementSnapshot(actor: ManagementActor): ManagementSnapshot {
  return useSelector(actor, (snapshot) => snapshot, isSameButForWhatIsTyped);
}

/** The text of the alert that is showing, if there is one. */
export function managementAlertOf(snapshot: ManagementSnapshot): string | undefined {
  const { wanted, error } = snapshot.context;
  if (snapshot.matches('confirming')) {
    return wanted?.kind === 'refunding'
      ? managementMessages.refundQuestion
      : managementMessages.cannotBeUndone;
  }
  return snapshot.can({ type: 'alert.acknowledged' }) ? (error ?? undefined) : undefined;
}
