import type { SnapshotFrom } from 'xstate';
import type { reservationManagementMachine } from '../../../machines/reservationManagement';
import type { ReservationManagementEvent } from '../../../machines/reservationManagementTypes';

/** What a part of the reservation details is made from. */
export interface ManagementProps {
  snapshot: SnapshotFrom<typeof reservationManagementMachine>;
  send: (event: ReservationManagementEvent) => void;
}
