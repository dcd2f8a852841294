import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { StartOptions } from '../../../../src/context/useActorOptions';

/** Something that happened to the machine behind a page, and the snapshot that it led to. */
interface ObservedStep {
  type: string;
  snapshot: AnyMachineSnapshot;
}

/** Renders a page so that its machine can be watched. */
export interface Watch {
  start: (machineId: string) => StartOptions;
  /** Everything that has happened to the machine so far. */
  observed: readonly ObservedStep[];
}

function isSnapshotOf(machineId: string, value: unknown): value is AnyMachineSnapshot {
  if (typeof value !== 'object' || value === null || !('machine' in value)) return false;
  const { machine } = value;
  return (
    typeof machine === 'object' && machine !== null && 'id' in machine && machine.id === machineId
  );
}

interface Watching {
  /** Tells the intended machine from others of its kind on the same page. */
  isMeant?: ((snapshot: AnyMachineSnapshot) => boolean) | undefined;
  /** Called with every snapshot that is about to be replaced, while the page still shows it. */
  onLeaving: (snapshot: AnyMachineSnapshot) => void;
}

/** Watches the machine of that id, wherever on the page it runs, the page's own or within another. */
export function watchMachine(
  machineId: string,
  { isMeant = () => true, onLeaving }: Watching,
): Watch {
  const observed: ObservedStep[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || !isSnapshotOf(machineId, event.snapshot)) return;
    if (!isMeant(event.snapshot)) return;
    const last = observed.at(-1);
    if (last) onLeaving(last.snapshot);
    observed.push({ type: event.event.type, snapshot: event.snapshot });
  };
  return { start: () => ({ inspect }), observed };
}
