import { useEffect, useState, useSyncExternalStore } from 'react';
import { Machine } from './Machine';
import { MachineTree } from './MachineTree';
import type { Journal, Watched } from '../journal';
import { saveAsFile } from './saveAsFile';
import { sessionOf } from '../session';
import type { Known } from '../seenMachine';

/** Opens and closes the drawer, with Alt. */
const KEY = 'KeyM';

function useToggledByKey(toggle: () => void): void {
  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== KEY) return;
      event.preventDefault();
      toggle();
    };
    // Before anybody on the page hears of it.
    window.addEventListener('keydown', toggleByKey, true);
    return () => window.removeEventListener('keydown', toggleByKey, true);
  }, [toggle]);
}

/** The machine that is looked at: the chosen one, or else the running one to which something happened last. */
function chosenAmong(machines: readonly Watched[], key: string): Watched | undefined {
  const chosen = machines.find((machine) => machine.key === key);
  const running = machines.filter(({ isRunning }) => isRunning);
  const moved = running
    .filter(({ entries }) => entries.length > 1)
    .toSorted((one, other) => one.standsAt - other.standsAt);
  return chosen ?? moved.at(-1) ?? running.at(-1) ?? machines.at(-1);
}

interface DrawerProps {
  journal: Journal;
  known: Known;
}

function Panel({ journal, known, onClose }: DrawerProps & { onClose: () => void }) {
  const machines = useSyncExternalStore(journal.subscribe, journal.now);
  const [key, setKey] = useState('');
  const chosen = chosenAmong(machines, key);
  return (
    <aside className="panel" aria-label="Machines">
      <header>
        <h1>Machines</h1>
        <button
          type="button"
          onClick={() => saveAsFile('session.json', JSON.stringify(sessionOf(machines), null, 2))}
        >
          Save the session
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <MachineTree machines={machines} chosen={chosen} onChoose={setKey} />
      {chosen ? (
        <Machine key={chosen.key} watched={chosen} machines={machines} known={known} />
      ) : (
        <p>No machine has run yet.</p>
      )}
    </aside>
  );
}

/** The machines behind the page, in a drawer at its edge that is closed until it is asked for. */
export function Drawer({ journal, known }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const [toggle] = useState(() => () => setOpen((open) => !open));
  useToggledByKey(toggle);
  if (isOpen) return <Panel journal={journal} known={known} onClose={toggle} />;
  return (
    <button type="button" className="handle" title="Alt + M" onClick={toggle}>
      Machines
    </button>
  );
}
