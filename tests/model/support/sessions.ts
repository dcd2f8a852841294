import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/sessionMachine';
import type { TestModel } from '../../../tools/model/testModel';

/** Whether a snapshot is the session's. */
export const isSession = (
  snapshot: AnyMachineSnapshot,
): snapshot is SnapshotFrom<typeof sessionMachine> => snapshot.machine.id === 'session';

/** Whether a machine's calls need a session: then it belongs to a page that only logged-in guests see. */
export const needsSession = ({ machine }: TestModel): boolean =>
  'requireLogin' in machine.implementations.actors;
