import type { SnapshotFrom } from 'xstate';
import type { reservationManagementMachine } from '../../../machines/reservation/management';
import type { OpenedReservationEvent } from '../../../machines/reservation/openedReservation';

/** A moment of the reservation details. */
export type ManagementSnapshot = SnapshotFrom<typeof reservationManagementMachine>;

/** What a part of the reservation details is made from. */
export interface ManagementProps {
  snapshot: ManagementSnapshot;
  send: (event: OpenedReservationEvent) => void;
}
