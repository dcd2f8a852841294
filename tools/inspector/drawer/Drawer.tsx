import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Inspection } from '../inspection';
import { Inspector } from '../view/Inspector';

/** With Alt, opens and closes the drawer. */
const KEY = 'KeyM';

function useToggledByKey(toggle: () => void): void {
  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== KEY) return;
      event.preventDefault();
      toggle();
    };
    // In the capture phase, before the page's own listeners.
    window.addEventListener('keydown', toggleByKey, true);
    return () => window.removeEventListener('keydown', toggleByKey, true);
  }, [toggle]);
}

interface DrawerProps {
  inspection: Inspection;
}

function Panel({ inspection, onClose }: DrawerProps & { onClose: () => void }) {
  const seen = useSyncExternalStore(inspection.subscribe, inspection.now);
  return (
    <aside className="drawer" aria-label="Machines">
      <header>
        <h1>Machines</h1>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Inspector seen={seen} onCommand={inspection.carryOut} />
    </aside>
  );
}

/** The page's machines, in a drawer at its edge that starts closed. */
export function Drawer({ inspection }: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const [toggle] = useState(() => () => setOpen((open) => !open));
  useToggledByKey(toggle);
  if (isOpen) return <Panel inspection={inspection} onClose={toggle} />;
  return (
    <button type="button" className="handle" title="Alt + M" onClick={toggle}>
      Machines
    </button>
  );
}
