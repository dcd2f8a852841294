import { useSelector } from '@xstate/react';
import { type ActorRefFrom, matchesState, type SnapshotFrom } from 'xstate';
import type { reservationManagementMachine } from '../../../machines/reservation/reservationManagementMachine';

/** What runs the reservation details. */
export type ManagementActor = ActorRefFrom<typeof reservationManagementMachine>;

/** A moment of the reservation details. */
export type ManagementSnapshot = SnapshotFrom<typeof reservationManagementMachine>;

/** What a part of the reservation details is made from. */
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
 * Where the reservation details stand, but for what is typed in a dialog and what is wrong with it: each
 * field looks at that itself, so that nothing else is rendered for it.
 */
export function useMoment(actor: ManagementActor): ManagementSnapshot {
  return useSelector(actor, (snapshot) => snapshot, isSameButForWhatIsTyped);
}
