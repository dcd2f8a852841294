import { useSelector } from '@xstate/react';
import { type ActorRefFrom, matchesState, type SnapshotFrom } from 'xstate';
import type { reservationManagementMachine } from '../../../machines/reservation/reservationManagementMachine';

/** The actor of the reservation details. */
export type ManagementActor = ActorRefFrom<typeof reservationManagementMachine>;

type ManagementSnapshot = SnapshotFrom<typeof reservationManagementMachine>;

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
