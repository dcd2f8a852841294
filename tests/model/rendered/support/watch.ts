import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Watch } from './view';

function isSnapshotOf(machineId: string, value: unknown): value is AnyMachineSnapshot {
  if (typeof value !== 'object' || value === null || !('machine' in value)) return false;
  const { machine } = value;
  return (
    typeof machine === 'object' && machine !== null && 'id' in machine && machine.id === machineId
  );
}

/** Watches the machine of that id, wherever on the page it runs, the page's own or within another. */
export function watchMachine(machineId: string): Watch {
  let last: AnyMachineSnapshot | undefined;
  const happened: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.snapshot' && isSnapshotOf(machineId, event.snapshot)) {
      last = event.snapshot;
      happened.push(event.event.type);
    }
  };
  return {
    start: () => ({ inspect }),
    moment: () => last,
    happened: () => happened,
  };
}
